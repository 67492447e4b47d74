# Чужие ходы, один за другим
page-pace = Как быстро показывать чужие ходы
page-pace-slow = медленно
page-pace-normal = обычно
page-pace-fast = быстро
page-pace-once = сразу
page-pace-step = шаг за шагом
page-told-of = Ход: { $name }
page-told-moves = Ходит { $name }
page-told-next = Дальше
page-told-skip = Пропустить остальное
page-told-then-you = дальше ходите вы
page-told-more = { $count ->
    [one] Ждёт ещё { $count } ход
    [few] Ждут ещё { $count } хода
   *[many] Ждёт ещё { $count } ходов
}
page-told-more-then-you = { $count ->
    [one] ещё { $count } ход, дальше ходите вы
    [few] ещё { $count } хода, дальше ходите вы
   *[many] ещё { $count } ходов, дальше ходите вы
}
page-told-left = { $count ->
    [one] и ещё { $count } событие в журнале
    [few] и ещё { $count } события в журнале
   *[many] и ещё { $count } событий в журнале
}
page-told-changes = Что изменилось

# Конец
page-result = Итог
page-result-won = Победа: { $names }!
page-result-shared = Победу делят { $names }!
page-result-you = Вы победили!
page-result-alone = Ваш город готов!
page-result-alone-won = Вы победили!
page-result-alone-shared = Ничья!
page-result-alone-lost = В этот раз не вышло.
page-result-against = Вы — { $mine }, { $name } — { $points }
page-result-why = Почему конец
page-result-level = Поровну, по { $points }, и в этом тоже
page-result-tie = Поровну, по { $points }: что решило
page-share = Поделиться

# Клавиши
page-key-step = подвинуть плитку

# Who looks on
page-watching-count = { $count ->
    [one] Смотрит { $count } зритель
    [few] Смотрят { $count } зрителя
   *[many] Смотрят { $count } зрителей
}

# A replay
page-replay-start = Начало партии
