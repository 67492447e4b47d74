# Двері головної сторінки й нового столу
page-play = Грати
page-play-against = { $count ->
    [one] проти { $level ->
        [novice] бота-новачка
        [easy] легкого бота
        [normal] звичайного бота
        [hard] сильного бота
        [expert] бота-майстра
       *[other] бота
    }
   *[other] проти { $count } { $level ->
        [novice] ботів-новачків
        [easy] легких ботів
        [normal] звичайних ботів
        [hard] сильних ботів
        [expert] ботів-майстрів
       *[other] ботів
    }
}
page-door-alone = Наодинці
page-door-alone-more = тільки ви
page-door-friends = З друзями
page-door-friends-more = за посиланням
page-door-screen = Один екран
page-door-screen-more = по черзі
page-door-learn = Навчитися
page-door-learn-more = { $count ->
    [one] { $count } урок
    [few] { $count } уроки
   *[many] { $count } уроків
}
page-door-rules = Правила
page-door-rules-more = уся книжка
page-door-own = Свій стіл
page-door-own-more = місця, умови
page-bots-level = Боти
page-level-novice = Ходять навмання й багато чого не помічають: якраз для найпершої партії.
page-level-easy = Дивляться лише на наступний хід: спокійна гра, коли правила вже знайомі.
page-level-normal = Думають мить і часом хиблять: рівна гра для того, хто вже кілька разів грав.
page-level-hard = Думають наперед і рідко щось віддають: для тих, хто добре знає гру.
page-level-expert = Близько секунди шукають найкращий хід: сильніших тут немає.
page-bots-names = За столом кожен бот має ім’я, щоб журнал читався як розповідь про людей.
page-turn-of-names = Чекаємо: { $names }
page-table-remove = Прибрати цей стіл
page-table-put-away = З мого переліку
page-table-delete = Видалити для всіх
page-rulings = Інші домовленості ({ $count })
page-rulings-more = Там, де правила щось лишають відкритим або видання різняться. Як стоїть зараз — так, як у правилах.
page-lesson-short = { $title }: урок на { $minutes } хв
page-new-table-of = Новий стіл: { $game }
page-seats-more = Від { $low } до { $high ->
    [one] { $high } місця
   *[other] { $high } місць
}. Кілька своїх місць: грають по черзі за одним екраном.
page-seat-me = За цим екраном
page-seat-friend = Вільне: для друга
page-bot-is = Бот: { $bot }
page-name-of-seat = Ім’я на місці { $number }
page-remove-seat = Прибрати місце { $number }
page-add-seat = Додати місце
page-rules-here = Правила за цим столом
page-manners = Як граємо
page-undo-luck = Якщо повернутися назад, кубики й карти будуть ті самі: хто їх уже бачив, той їх знає.
page-away-policy = Якщо хтось відійшов
page-hints-on = Дозволити підказки
page-spectators-on = Пускати глядачів
page-open-information = Грати відкрито
page-create-invite = Створити й запросити
page-create-start = Почати гру
page-deadline = Час на рішення
page-deadline-none = без обмеження
page-deadline-more = Далі — так, ніби гравець відійшов.
page-listed = На дошці: приєднатися може кожен на цьому сервері
page-hints-among = Про кожну підказку дізнаються всі за столом.
page-hints-alone = Якщо не обрано, підказки закінчаться, щойно сяде друга людина.
page-more-tables = Ще столи
page-replays-more = Зіграні партії хід за ходом.
page-replays-none = Тут з’являться ваші зіграні партії.
page-hero-more = Грайте з ботами просто зараз або надішліть друзям посилання. Без реєстрації.
page-opens-hosts = На цьому сервері столи відкриває лише господар. Приєднайтеся за посиланням.
page-opens-code = Щоб відкрити тут стіл, потрібен код входу.
