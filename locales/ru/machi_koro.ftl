# Мачи Коро
machi_koro-name = Мачи Коро
machi_koro-city-hall = Ратуша
machi_koro-market = Резерв
machi_koro-deck-left = в колоде { $cards }
machi_koro-turn = Ход { $turn }
machi_koro-column-roll = бросок
machi_koro-column-card = карта
machi_koro-column-cost = цена
machi_koro-column-left = есть
machi_koro-letter-blue = С
machi_koro-letter-green = З
machi_koro-letter-red = К
machi_koro-letter-purple = Ф
machi_koro-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
machi_koro-line-landmark = { $landmark } (цена { $cost })
machi_koro-prompt-dice = Сколько кубиков бросаете?
machi_koro-prompt-reroll = Выпало { $result }. Бросить ещё раз?
machi_koro-prompt-add = Выпало { $result }. Порт: прибавить 2?
machi_koro-prompt-target = Телестудия: кто платит вам до 5 монет?
machi_koro-prompt-partner = Бизнес-центр: с кем меняетесь картой?
machi_koro-prompt-take = Какую карту забираете? Владелец: { $partner }.
machi_koro-prompt-give = Вы берёте { $takes_acc }. Какую карту отдаёте?
machi_koro-prompt-build = Что строите? У вас { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
machi_koro-option-roll = { $dice ->
    [one] бросить один кубик
   *[other] бросить два кубика
}
machi_koro-option-keep = оставить { $result }
machi_koro-option-reroll = { $dice ->
    [one] перебросить один кубик
   *[other] перебросить два кубика
}
machi_koro-option-stay = оставить { $result }
machi_koro-option-add = сделать { $result }
machi_koro-option-target = { $payer } платит { $coins }
machi_koro-option-decline = не меняться
machi_koro-option-partner = обмен: { $partner }
machi_koro-option-take = взять { $card_acc }
machi_koro-option-give = отдать { $card_acc }
machi_koro-option-build = { $card } за { $coins }
machi_koro-option-landmark = ★ { $landmark } за { $coins }
machi_koro-option-pass = ничего не строить
machi_koro-reason-over = Игра окончена.
machi_koro-reason-not-active = Сейчас ход другого игрока: { $seat }.
machi_koro-reason-asked-other = Сейчас спрашивают не об этом.
machi_koro-reason-no-station = Для двух кубиков нужен Вокзал.
machi_koro-reason-reroll-count = Столько кубиков сейчас перебросить нельзя.
machi_koro-reason-must-exchange = За этим столом обмен обязателен.
machi_koro-reason-not-in-game = Этой карты нет в этой игре.
machi_koro-reason-already-built = { $landmark }: уже построено.
machi_koro-reason-poor = { $card } стоит { $cost }, у вас { $coins }.
machi_koro-reason-poor-landmark = { $landmark } стоит { $cost }, у вас { $coins }.
machi_koro-reason-one-purple = В городе может быть только одна такая карта: { $card }.
machi_koro-reason-sold-out = { $card }: в резерве больше нет.
machi_koro-reason-not-in-row = { $card }: сейчас не лежит в резерве.
machi_koro-reason-purple-stays = { $card }: фиолетовые карты не обменивают.
machi_koro-reason-not-owned = { $card }: в том городе такой карты нет.
machi_koro-event-roll = { $seat } бросает { $dice_count ->
    [1] { $result }.
   *[other] { $dice }: { $result }.
}
machi_koro-event-reroll = { $seat } бросает ещё раз{ $dice_count ->
    [1] : { $result }.
   *[other] , { $dice }: { $result }.
}
machi_koro-event-add = { $seat } прибавляет 2: { $result }.
machi_koro-event-pay = { $seat } платит { $coins }, получает { $taker } ({ $card }){ $short ->
    [0] .
   *[other] , { $short } списано.
}
machi_koro-event-income = { $seat } получает { $coins } ({ $card }).
machi_koro-event-catch = Траулеры возвращаются, { $dice }: { $result } за каждый.
machi_koro-event-decline = { $seat } не меняется.
machi_koro-event-exchange = { $seat } отдаёт { $gives_acc } и берёт { $takes_acc }; обмен с: { $partner }.
machi_koro-event-city_hall = { $seat } получает { $coins } от Ратуши.
machi_koro-event-build = { $seat } строит { $card_acc } за { $coins }.
machi_koro-event-landmark = { $seat } строит ★ { $landmark_acc } за { $coins }!
machi_koro-event-pass = { $seat } ничего не строит.
machi_koro-event-airport = { $seat } получает { $coins } от Аэропорта.
machi_koro-event-turn = Ходит { $seat }.
machi_koro-event-extra_turn = Дубль: { $seat } ходит ещё раз.
machi_koro-event-market_draw = В резерв приходит { $card }.
machi_koro-event-market_discard = { $card } уходит из резерва: такую карту уже никто не может построить.
machi_koro-event-win = { $seat } строит все достопримечательности и побеждает!
machi_koro-event-cap = Игра останавливается после хода { $turns }.
machi_koro-opt-expansion = Дополнение
    .help = «Плюс» добавляет десять видов карт, Ратушу и две достопримечательности.
machi_koro-opt-expansion-none = базовая игра
machi_koro-opt-expansion-harbor = с дополнением «Плюс»
machi_koro-opt-market = Резерв
    .help = Игра с ограничениями: одновременно лежит только десять видов карт.
machi_koro-opt-market-full = все виды
machi_koro-opt-market-ten_kinds = десять видов
machi_koro-opt-sushi_bar_cost = Цена Суши-бара
    .help = В изданиях напечатано 1, 2 или 4.
machi_koro-opt-sushi_bar_cost-1 = 1
machi_koro-opt-sushi_bar_cost-2 = 2
machi_koro-opt-sushi_bar_cost-4 = 4
machi_koro-opt-reroll_dice = Переброс с Радиовышкой
    .help = Можно ли заново выбрать число кубиков?
machi_koro-opt-reroll_dice-choose_again = выбрать кубики заново
machi_koro-opt-reroll_dice-same_count = столько же кубиков
machi_koro-opt-park_check = Парк развлечений
    .help = Даёт ли дополнительный ход Парк, построенный в этот ход?
machi_koro-opt-park_check-end_of_turn = проверяется в конце хода
machi_koro-opt-park_check-at_roll = проверяется при броске
machi_koro-opt-business_center = Бизнес-центр
    .help = Можно ли отказаться от обмена?
machi_koro-opt-business_center-optional = можно отказаться
machi_koro-opt-business_center-mandatory = обязателен
machi_koro-opt-market_discard_dead_purple = Убирать мёртвые фиолетовые стопки
    .help = В резерве из десяти видов фиолетовую стопку, которую уже никто не может построить, убирают.
machi_koro-opt-market_discard_dead_purple-true = да
machi_koro-opt-market_discard_dead_purple-false = нет
machi_koro-opt-turn_cap = Предел ходов
    .help = После стольких ходов игра останавливается; решают достопримечательности, потом монеты.
machi_koro-opt-first_player = Первый игрок
    .help = Кто начинает.
machi_koro-opt-first_player-random = по жребию
machi_koro-opt-first_player-1 = место 1
machi_koro-opt-first_player-2 = место 2
machi_koro-opt-first_player-3 = место 3
machi_koro-opt-first_player-4 = место 4
machi_koro-opt-first_player-5 = место 5
machi_koro-card-wheat_field = Пшеничное поле
    .help = В любой ход банк даёт вам 1 монету.
machi_koro-card-ranch = Ферма
    .acc = Ферму
    .help = В любой ход банк даёт вам 1 монету.
machi_koro-card-bakery = Пекарня
    .acc = Пекарню
    .help = В ваш ход банк даёт вам 1 монету.
machi_koro-card-cafe = Кафе
    .help = В чужой ход вы берёте 1 монету у того, кто бросал.
machi_koro-card-convenience_store = Мини-маркет
    .help = В ваш ход банк даёт вам 3 монеты.
machi_koro-card-forest = Лес
    .help = В любой ход банк даёт вам 1 монету.
machi_koro-card-stadium = Стадион
    .help = В ваш ход вы берёте по 2 монеты у каждого соперника.
machi_koro-card-tv_station = Телестудия
    .acc = Телестудию
    .help = В ваш ход вы берёте 5 монет у одного соперника на выбор.
machi_koro-card-business_center = Бизнес-центр
    .help = В ваш ход вы можете обменять одну свою карту на одну чужую, кроме крупных предприятий.
machi_koro-card-cheese_factory = Сыроварня
    .acc = Сыроварню
    .help = В ваш ход банк даёт вам 3 монеты за каждую вашу карту со знаком коровы.
machi_koro-card-furniture_factory = Мебельная фабрика
    .acc = Мебельную фабрику
    .help = В ваш ход банк даёт вам 3 монеты за каждую вашу карту со знаком шестерни.
machi_koro-card-mine = Шахта
    .acc = Шахту
    .help = В любой ход банк даёт вам 5 монет.
machi_koro-card-family_restaurant = Ресторан
    .help = В чужой ход вы берёте 2 монеты у того, кто бросал.
machi_koro-card-apple_orchard = Яблоневый сад
    .help = В любой ход банк даёт вам 3 монеты.
machi_koro-card-fruit_market = Овощной рынок
    .help = В ваш ход банк даёт вам 2 монеты за каждую вашу карту со знаком колоса.
machi_koro-card-sushi_bar = Суши-бар
    .help = В чужой ход вы берёте 3 монеты у того, кто бросал. Действует, когда у вас есть Порт.
machi_koro-card-flower_garden = Цветник
    .help = В любой ход банк даёт вам 1 монету.
machi_koro-card-flower_shop = Цветочный магазин
    .help = В ваш ход банк даёт вам 1 монету за каждый ваш Цветник.
machi_koro-card-pizza_joint = Пиццерия
    .acc = Пиццерию
    .help = В чужой ход вы берёте 1 монету у того, кто бросал.
machi_koro-card-publisher = Издательство
    .help = В ваш ход вы берёте у каждого соперника по 1 монете за каждую его карту со знаком чашки или хлеба.
machi_koro-card-hamburger_stand = Бургерная
    .acc = Бургерную
    .help = В чужой ход вы берёте 1 монету у того, кто бросал.
machi_koro-card-mackerel_boat = Рыбацкая лодка
    .acc = Рыбацкую лодку
    .help = В любой ход банк даёт вам 3 монеты. Действует, когда у вас есть Порт.
machi_koro-card-tax_office = Налоговая инспекция
    .acc = Налоговую инспекцию
    .help = В ваш ход вы берёте половину монет (с округлением вниз) у каждого соперника, у которого 10 или больше.
machi_koro-card-food_warehouse = Продуктовый склад
    .help = В ваш ход банк даёт вам 2 монеты за каждую вашу карту со знаком чашки.
machi_koro-card-tuna_boat = Траулер
    .help = В любой ход для лодок бросают два кубика: банк даёт вам столько монет. Действует, когда у вас есть Порт.
machi_koro-landmark-train_station = Вокзал
    .help = Вы можете бросать один кубик или два.
machi_koro-landmark-shopping_mall = Торговый центр
    .help = Ваши карты со знаком чашки и хлеба приносят на 1 монету больше.
machi_koro-landmark-amusement_park = Парк развлечений
    .help = Дубль даёт вам ещё один ход.
machi_koro-landmark-radio_tower = Радиовышка
    .acc = Радиовышку
    .help = Раз за ход вы можете перебросить.
machi_koro-landmark-harbor = Порт
    .help = Если выпало 10 или больше, вы можете прибавить 2.
machi_koro-landmark-airport = Аэропорт
    .help = Ход, в который вы ничего не строите, приносит 10 монет.

# What a report shows
machi_koro-matter-cards = Предприятия
machi_koro-matter-cards-about = Доля побед тех, кто их построил · карт на место. Пунктир — равная доля.
machi_koro-matter-landmarks = Достопримечательности
machi_koro-matter-landmarks-about = Доля побед тех, кто их построил · сколько на место. Пунктир — равная доля.

# The page
machi_koro-page-name = Мачи Коро
machi_koro-page-about = Кубики, пекарня и ещё один небоскрёб
machi_koro-page-tie = монеты: { $value }
machi_koro-page-stat-coins = монеты
machi_koro-page-stat-landmarks = достопримечательности
machi_koro-page-moment = Ход { $turn }
machi_koro-page-moment-harbor = Плюс · ход { $turn }
machi_koro-page-take = берёт { $coins }
machi_koro-page-take-each = по { $coins }
machi_koro-page-swap = обмен
machi_koro-page-half = берёт ½
machi_koro-page-landmarks = Достопримечательности
machi_koro-page-establishments = { $count ->
    [one] { $count } предприятие
    [few] { $count } предприятия
   *[many] { $count } предприятий
}
machi_koro-page-roll = Бросок
machi_koro-page-dice = Кубики: { $dice }
machi_koro-page-your-coins = ваши монеты
machi_koro-page-nobody = Никто ничего не получает.
machi_koro-page-bank = банк
machi_koro-page-blue = любой ход
machi_koro-page-green = мой ход
machi_koro-page-red = чужой ход
machi_koro-page-purple = с соперников
machi_koro-page-major = Крупные
machi_koro-page-missing = ещё { $coins }
machi_koro-page-out = раскуплено
machi_koro-page-chart = Что приносит бросок
machi_koro-page-on-my-turn = мой ход
machi_koro-page-on-own-turn = свой ход
machi_koro-page-on-other-turn = чужой ход
machi_koro-page-bar = { $roll }: свой ход { $own }, чужой { $others }
machi_koro-page-if-built = если построить
machi_koro-page-soon = встанет здесь
machi_koro-page-numbers = числа
machi_koro-page-in-market = в резерве
machi_koro-credits = автор — Масао Суганума; первый издатель — Grounding

# Why a move
machi_koro-why-roll = { $sure ->
    [1] это число даёт
   *[other] бросок даёт в среднем
} { $n ->
    [one] { $n } монету
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}
machi_koro-why-pays = { $n ->
    [0] соперникам вы ничего не платите
   *[other] { $sure ->
        [1] соперникам вы платите
       *[other] соперникам вы платите в среднем
    } { $n ->
        [one] { $n } монету
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    }
}
machi_koro-why-double = дубль на двух кубиках даёт ещё один ход
machi_koro-why-takes = вы берёте { $n ->
    [one] { $n } монету
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}
machi_koro-why-leader = { $seat }: уже { $n ->
    [one] { $n } достопримечательность
    [few] { $n } достопримечательности
    [many] { $n } достопримечательностей
   *[other] { $n } достопримечательности
}
machi_koro-why-swap = за круг вы получаете в среднем на { $n ->
    [one] { $n } монету
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
} больше
machi_koro-why-swap-lost = { $n ->
    [0] доход за круг не уменьшается
    [one] за круг вы получаете в среднем на { $n } монету меньше
    [few] за круг вы получаете в среднем на { $n } монеты меньше
    [many] за круг вы получаете в среднем на { $n } монет меньше
   *[other] за круг вы получаете в среднем на { $n } монеты меньше
}
machi_koro-why-income = ваш ход даёт в среднем на { $n ->
    [one] { $n } монету
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
} больше
machi_koro-why-airport = Аэропорт даёт { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}, потому что вы ничего не строите
machi_koro-why-income-others = за круг чужие ходы приносят вам в среднем на { $n ->
    [one] { $n } монету
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
} больше{ $two ->
    [0] { "" }
   *[other] , если владельцы Вокзала бросают два кубика
}
machi_koro-why-coins = у вас остаётся { $n ->
    [one] { $n } монета
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}
machi_koro-why-wins = это последняя достопримечательность: вы побеждаете
machi_koro-why-landmark = { $landmark }: достопримечательностей у вас будет { $n } из { $of }
machi_koro-why-numbers = { $n ->
    [one] теперь монеты даёт и число { $numbers }
   *[other] теперь монеты дают и числа { $numbers }
}
machi_koro-why-last = { $card }: это последняя карта в резерве, соперникам она не достанется

# What it is
machi_koro-about-numbers = { $count ->
    [one] Срабатывает на { $numbers }.
   *[other] Срабатывает на числа { $numbers }.
}
machi_koro-about-cost = Стоит { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
    [many] { $cost } монет
   *[other] { $cost } монеты
}; в резерве { $left }.
machi_koro-about-not-here = За этим столом этой карты нет.
machi_koro-about-brings = { $seat }: { $copies ->
    [1] такая карта одна; когда выпадает её число, она даёт
   *[other] таких карт { $copies }; когда выпадает их число, они дают
} { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.
machi_koro-about-with-one = { $copies ->
    [1] Построенная, она даст
    [one] Вместе с этой { $copies } карта даст
    [few] Вместе с этой { $copies } карты дадут
   *[many] Вместе с этой { $copies } карт дадут
} { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}, если выпадет { $copies ->
    [1] её
   *[other] их
} число.
machi_koro-about-needs-harbor = Пока нет Порта, не даёт ничего.
machi_koro-about-city-hall = Если перед строительством у вас нет ни одной монеты, Ратуша даёт 1.
machi_koro-about-landmark-cost = Стоит { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
    [many] { $cost } монет
   *[other] { $cost } монеты
}.
machi_koro-about-built = { $seat }: уже построено.
machi_koro-about-missing = { $coins ->
    [0] { $seat }: монет хватает.
    [one] { $seat }: не хватает { $coins } монеты.
   *[other] { $seat }: не хватает { $coins } монет.
}
machi_koro-about-dice-title = Кубики
machi_koro-about-dice = { $result ->
    [0] В этот ход ещё не бросали.
   *[other] Результат броска: { $result }.
}
machi_koro-about-die-mean = Один кубик даёт вам в среднем { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.
machi_koro-about-dice-mean = Два кубика дают в среднем { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.
machi_koro-about-city-title = { $seat }
machi_koro-about-income = Собственный ход этого города даёт в среднем { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.
machi_koro-about-short-seat = { $seat }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}, достопримечательностей { $built } из { $of }
machi_koro-about-short-card = { $card }: { $numbers_count ->
    [1] число
   *[other] числа
} { $numbers }; цена { $cost }; в резерве { $left }
machi_koro-about-short-city = { $card }: { $numbers_count ->
    [1] число
   *[other] числа
} { $numbers }; в городе { $copies }
machi_koro-about-short-landmark = { $built ->
    [1] { $landmark }: построено
   *[other] { $landmark }: цена { $cost }
}
machi_koro-row-landmark = Достопримечательности
machi_koro-sum-landmark = { $points ->
    [0] { $landmark }: ещё не построено
   *[other] { $landmark }: построено, 1
}
machi_koro-sum-total = Всего { $points }
