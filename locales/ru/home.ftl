# Двери главной страницы и нового стола
page-play = Играть
page-play-against = { $count ->
    [one] против { $level ->
        [novice] бота-новичка
        [easy] лёгкого бота
        [normal] обычного бота
        [hard] сильного бота
        [expert] бота-мастера
       *[other] бота
    }
   *[other] против { $count } { $level ->
        [novice] ботов-новичков
        [easy] лёгких ботов
        [normal] обычных ботов
        [hard] сильных ботов
        [expert] ботов-мастеров
       *[other] ботов
    }
}
page-door-alone = В одиночку
page-door-alone-more = только вы
page-door-friends = С друзьями
page-door-friends-more = по ссылке
page-door-screen = Один экран
page-door-screen-more = по очереди
page-door-learn = Научиться
page-door-learn-more = { $count ->
    [one] { $count } урок
    [few] { $count } урока
   *[many] { $count } уроков
}
page-door-rules = Правила
page-door-rules-more = вся книжка
page-door-own = Свой стол
page-door-own-more = места, условия
page-bots-level = Боты
page-level-novice = Ходят наугад и многого не замечают: как раз для самой первой партии.
page-level-easy = Смотрят только на следующий ход: спокойная игра, когда правила уже знакомы.
page-level-normal = Думают мгновение и порой ошибаются: равная игра для того, кто уже играл несколько раз.
page-level-hard = Думают наперёд и редко что-то отдают: для тех, кто хорошо знает игру.
page-level-expert = Около секунды ищут лучший ход: сильнее здесь нет.
page-bots-names = За столом у каждого бота есть имя, чтобы журнал читался как рассказ о людях.
page-turn-of-names = Ждём: { $names }
page-table-remove = Убрать этот стол
page-table-put-away = Из моего списка
page-table-delete = Удалить для всех
page-rulings = Другие договорённости ({ $count })
page-rulings-more = Там, где правила что-то оставляют открытым или издания различаются. Как стоит сейчас — так, как в правилах.
page-lesson-short = { $title }: урок на { $minutes } мин
page-new-table-of = Новый стол: { $game }
page-seats-more = От { $low } до { $high ->
    [one] { $high } места
   *[other] { $high } мест
}. Несколько своих мест: играют по очереди за одним экраном.
page-seat-me = За этим экраном
page-seat-friend = Свободно: для друга
page-bot-is = Бот: { $bot }
page-name-of-seat = Имя на месте { $number }
page-remove-seat = Убрать место { $number }
page-add-seat = Добавить место
page-rules-here = Правила за этим столом
page-manners = Как играем
page-undo-luck = Если вернуться назад, кубики и карты будут те же: кто их уже видел, тот их знает.
page-away-policy = Если кто-то отошёл
page-hints-on = Разрешить подсказки
page-spectators-on = Пускать зрителей
page-open-information = Играть в открытую
page-create-invite = Создать и позвать
page-create-start = Начать игру
page-deadline = Время на решение
page-deadline-none = без ограничения
page-deadline-more = Потом — так, будто игрок отошёл.
page-listed = На доске: присоединиться может каждый на этом сервере
page-hints-among = О каждой подсказке узнают все за столом.
page-hints-alone = Если не выбрано, подсказки закончатся, как только сядет второй человек.
page-more-tables = Ещё столы
page-replays-more = Сыгранные партии ход за ходом.
page-replays-none = Здесь появятся ваши сыгранные партии.
page-hero-more = Играйте с ботами прямо сейчас или отправьте друзьям ссылку. Без регистрации.
page-opens-hosts = На этом сервере столы открывает только хозяин. Присоединитесь по ссылке.
page-opens-code = Чтобы открыть здесь стол, нужен код входа.
