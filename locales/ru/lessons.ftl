# What the player of lessons says, in every game
lesson-step = шаг { $step } из { $steps }
lesson-you = Игрок
lesson-rival = { $rivals ->
    [1] Соперник
   *[other] Соперник { $rival }
}
lesson-keys = номер или слова · ! показать ответ · ? правило · ? слово · l обозначения · s пропустить · q выйти
lesson-keys-done = Enter: дальше · ? правило · ? слово · l обозначения · q выйти
lesson-shown = Вот что нужно: { $option }
lesson-left = Вернуться можно когда угодно: misto lesson { $game } { $lesson } --step { $step }
lesson-finished = А теперь ваша собственная партия: { $command }
