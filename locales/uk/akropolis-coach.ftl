# What the coach of the first games says: the goal, and each kind of decision when it first comes up
akropolis-coach-goal = Перемагає той, у кого більше очок: для кожного кольору цінність районів × зірки на його площах.
akropolis-coach-take = Перша плитка безоплатна, кожна дальша — на камінь дорожча. Шукайте кольори, для яких у вас є зірки.
akropolis-coach-place = Торкніться місця, поверніть плитку, підтвердьте. Закриті кар’єри дають камінь, а вищі райони цінніші.
akropolis-coach-ending = Стосів більше немає. Гра закінчиться, коли на майданчику залишиться одна плитка: її вже не беруть. Зараз там { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
    [many] { $tiles } плиток
   *[other] { $tiles } плитки
}.
