# Чужі ходи, один за одним
page-pace = Як швидко показувати чужі ходи
page-pace-slow = повільно
page-pace-normal = звично
page-pace-fast = швидко
page-pace-once = одразу
page-pace-step = крок за кроком
page-told-of = Хід: { $name }
page-told-moves = Ходить { $name }
page-told-next = Далі
page-told-skip = Пропустити решту
page-told-then-you = далі ходите ви
page-told-more = { $count ->
    [one] Чекає ще { $count } хід
    [few] Чекають ще { $count } ходи
   *[many] Чекає ще { $count } ходів
}
page-told-more-then-you = { $count ->
    [one] ще { $count } хід, далі ходите ви
    [few] ще { $count } ходи, далі ходите ви
   *[many] ще { $count } ходів, далі ходите ви
}
page-told-left = { $count ->
    [one] і ще { $count } подія в журналі
    [few] і ще { $count } події в журналі
   *[many] і ще { $count } подій у журналі
}
page-told-changes = Що змінилося

# Кінець
page-result = Підсумок
page-result-won = Перемога: { $names }!
page-result-shared = Перемогу ділять { $names }!
page-result-you = Ви перемогли!
page-result-alone = Ваше місто готове!
page-result-alone-won = Ви перемогли!
page-result-alone-shared = Нічия!
page-result-alone-lost = Цього разу не вдалося.
page-result-against = Ви — { $mine }, { $name } — { $points }
page-result-why = Чому кінець
page-result-level = Порівну, по { $points }, і в цьому теж
page-result-tie = Порівну, по { $points }: що вирішило
page-share = Поділитися

# Клавіші
page-key-step = посунути плитку

# Who looks on
page-watching-count = { $count ->
    [one] Дивиться { $count } глядач
    [few] Дивляться { $count } глядачі
   *[many] Дивляться { $count } глядачів
}

# A replay
page-replay-start = Початок партії
