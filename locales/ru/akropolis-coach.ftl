# What the coach of the first games says: the goal, and each kind of decision when it first comes up
akropolis-coach-goal = Побеждает тот, у кого больше очков: для каждого цвета ценность районов × звёзды на его площадях.
akropolis-coach-take = Первая плитка бесплатна, каждая следующая — на камень дороже. Ищите цвета, для которых у вас есть звёзды.
akropolis-coach-place = Коснитесь места, поверните плитку, подтвердите. Закрытые карьеры дают камень, а районы повыше ценнее.
akropolis-coach-ending = Стопок больше нет. Игра закончится, когда на площадке останется одна плитка: её уже не берут. Сейчас там { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
    [many] { $tiles } плиток
   *[other] { $tiles } плитки
}.
