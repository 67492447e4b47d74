# What the player of lessons says, in every game
lesson-step = крок { $step } з { $steps }
lesson-you = Гравець
lesson-rival = { $rivals ->
    [1] Суперник
   *[other] Суперник { $rival }
}
lesson-keys = номер або слова · ! показати відповідь · ? правило · ? слово · l позначки · s пропустити · q вийти
lesson-keys-done = Enter: далі · ? правило · ? слово · l позначки · q вийти
lesson-shown = Ось що треба: { $option }
lesson-left = Повернутися можна будь-коли: misto lesson { $game } { $lesson } --step { $step }
lesson-finished = А тепер ваша власна партія: { $command }
