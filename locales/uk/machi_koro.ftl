# Мачі Коро
machi_koro-name = Мачі Коро
machi_koro-city-hall = Ратуша
machi_koro-market = Резерв
machi_koro-deck-left = у колоді { $cards }
machi_koro-turn = Хід { $turn }
machi_koro-column-roll = кидок
machi_koro-column-card = карта
machi_koro-column-cost = ціна
machi_koro-column-left = є
machi_koro-letter-blue = С
machi_koro-letter-green = З
machi_koro-letter-red = Ч
machi_koro-letter-purple = Ф
machi_koro-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
}
machi_koro-line-landmark = { $landmark } (ціна { $cost })
machi_koro-prompt-dice = Скільки кубиків кидаєте?
machi_koro-prompt-reroll = Випало { $result }. Кинути ще раз?
machi_koro-prompt-add = Випало { $result }. Порт: додати 2?
machi_koro-prompt-target = Телестудія: хто платить вам до 5 монет?
machi_koro-prompt-partner = Бізнес-центр: з ким міняєтеся картою?
machi_koro-prompt-take = Яку карту забираєте? Власник: { $partner }.
machi_koro-prompt-give = Ви берете { $takes_acc }. Яку карту віддаєте?
machi_koro-prompt-build = Що будуєте? У вас { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
}.
machi_koro-option-roll = { $dice ->
    [one] кинути один кубик
   *[other] кинути два кубики
}
machi_koro-option-keep = залишити { $result }
machi_koro-option-reroll = { $dice ->
    [one] перекинути один кубик
   *[other] перекинути два кубики
}
machi_koro-option-stay = залишити { $result }
machi_koro-option-add = зробити { $result }
machi_koro-option-target = { $payer } платить { $coins }
machi_koro-option-decline = не мінятися
machi_koro-option-partner = обмін: { $partner }
machi_koro-option-take = узяти { $card_acc }
machi_koro-option-give = віддати { $card_acc }
machi_koro-option-build = { $card } за { $coins }
machi_koro-option-landmark = ★ { $landmark } за { $coins }
machi_koro-option-pass = нічого не будувати
machi_koro-reason-over = Гру закінчено.
machi_koro-reason-not-active = Зараз хід іншого гравця: { $seat }.
machi_koro-reason-asked-other = Зараз питають не про це.
machi_koro-reason-no-station = Для двох кубиків потрібен Вокзал.
machi_koro-reason-reroll-count = Стільки кубиків зараз перекинути не можна.
machi_koro-reason-must-exchange = За цим столом обмін обов’язковий.
machi_koro-reason-not-in-game = Цієї карти немає в цій грі.
machi_koro-reason-already-built = { $landmark }: уже збудовано.
machi_koro-reason-poor = { $card } коштує { $cost }, у вас { $coins }.
machi_koro-reason-poor-landmark = { $landmark } коштує { $cost }, у вас { $coins }.
machi_koro-reason-one-purple = У місті може бути лише одна така карта: { $card }.
machi_koro-reason-sold-out = { $card }: у резерві більше немає.
machi_koro-reason-not-in-row = { $card }: зараз не лежить у резерві.
machi_koro-reason-purple-stays = { $card }: фіолетові карти не обмінюють.
machi_koro-reason-not-owned = { $card }: у тому місті такої карти немає.
machi_koro-event-roll = { $seat } кидає { $dice_count ->
    [1] { $result }.
   *[other] { $dice }: { $result }.
}
machi_koro-event-reroll = { $seat } кидає ще раз{ $dice_count ->
    [1] : { $result }.
   *[other] , { $dice }: { $result }.
}
machi_koro-event-add = { $seat } додає 2: { $result }.
machi_koro-event-pay = { $seat } платить { $coins }, отримує { $taker } ({ $card }){ $short ->
    [0] .
   *[other] , { $short } списано.
}
machi_koro-event-income = { $seat } отримує { $coins } ({ $card }).
machi_koro-event-catch = Траулери повертаються, { $dice }: { $result } за кожен.
machi_koro-event-decline = { $seat } не міняється.
machi_koro-event-exchange = { $seat } віддає { $gives_acc } і бере { $takes_acc }; обмін із: { $partner }.
machi_koro-event-city_hall = { $seat } отримує { $coins } від Ратуші.
machi_koro-event-build = { $seat } будує { $card_acc } за { $coins }.
machi_koro-event-landmark = { $seat } будує ★ { $landmark_acc } за { $coins }!
machi_koro-event-pass = { $seat } нічого не будує.
machi_koro-event-airport = { $seat } отримує { $coins } від Аеропорту.
machi_koro-event-turn = Ходить { $seat }.
machi_koro-event-extra_turn = Дубль: { $seat } ходить ще раз.
machi_koro-event-market_draw = До резерву приходить { $card }.
machi_koro-event-market_discard = { $card } іде з резерву: таку карту вже ніхто не може збудувати.
machi_koro-event-win = { $seat } будує всі визначні пам’ятки й перемагає!
machi_koro-event-cap = Гра зупиняється після ходу { $turns }.
machi_koro-opt-expansion = Доповнення
    .help = «Плюс» додає десять видів карт, Ратушу та дві визначні пам’ятки.
machi_koro-opt-expansion-none = базова гра
machi_koro-opt-expansion-harbor = з доповненням «Плюс»
machi_koro-opt-market = Резерв
    .help = Гра з обмеженнями: водночас лежить лише десять видів карт.
machi_koro-opt-market-full = усі види
machi_koro-opt-market-ten_kinds = десять видів
machi_koro-opt-sushi_bar_cost = Ціна Суші-бару
    .help = У виданнях надруковано 1, 2 або 4.
machi_koro-opt-sushi_bar_cost-1 = 1
machi_koro-opt-sushi_bar_cost-2 = 2
machi_koro-opt-sushi_bar_cost-4 = 4
machi_koro-opt-reroll_dice = Перекидання з Радіовежею
    .help = Чи можна заново вибрати кількість кубиків?
machi_koro-opt-reroll_dice-choose_again = вибрати кубики заново
machi_koro-opt-reroll_dice-same_count = стільки ж кубиків
machi_koro-opt-park_check = Парк розваг
    .help = Чи дає додатковий хід Парк, збудований цього ходу?
machi_koro-opt-park_check-end_of_turn = перевіряється наприкінці ходу
machi_koro-opt-park_check-at_roll = перевіряється під час кидка
machi_koro-opt-business_center = Бізнес-центр
    .help = Чи можна відмовитися від обміну?
machi_koro-opt-business_center-optional = можна відмовитися
machi_koro-opt-business_center-mandatory = обов’язковий
machi_koro-opt-market_discard_dead_purple = Прибирати мертві фіолетові стоси
    .help = У резерві з десяти видів фіолетовий стос, який уже ніхто не може збудувати, прибирають.
machi_koro-opt-market_discard_dead_purple-true = так
machi_koro-opt-market_discard_dead_purple-false = ні
machi_koro-opt-turn_cap = Межа ходів
    .help = Після стількох ходів гра зупиняється; вирішують пам’ятки, потім монети.
machi_koro-opt-first_player = Перший гравець
    .help = Хто починає.
machi_koro-opt-first_player-random = за жеребом
machi_koro-opt-first_player-1 = місце 1
machi_koro-opt-first_player-2 = місце 2
machi_koro-opt-first_player-3 = місце 3
machi_koro-opt-first_player-4 = місце 4
machi_koro-opt-first_player-5 = місце 5
machi_koro-card-wheat_field = Пшеничне поле
    .help = У будь-чий хід банк дає вам 1 монету.
machi_koro-card-ranch = Ферма
    .acc = Ферму
    .help = У будь-чий хід банк дає вам 1 монету.
machi_koro-card-bakery = Пекарня
    .acc = Пекарню
    .help = У ваш хід банк дає вам 1 монету.
machi_koro-card-cafe = Кафе
    .help = У чужий хід ви берете 1 монету в того, хто кидав.
machi_koro-card-convenience_store = Міні-маркет
    .help = У ваш хід банк дає вам 3 монети.
machi_koro-card-forest = Ліс
    .help = У будь-чий хід банк дає вам 1 монету.
machi_koro-card-stadium = Стадіон
    .help = У ваш хід ви берете по 2 монети в кожного суперника.
machi_koro-card-tv_station = Телестудія
    .acc = Телестудію
    .help = У ваш хід ви берете 5 монет в одного суперника на вибір.
machi_koro-card-business_center = Бізнес-центр
    .help = У ваш хід ви можете обміняти одну свою карту на одну чужу, крім великих підприємств.
machi_koro-card-cheese_factory = Сироварня
    .acc = Сироварню
    .help = У ваш хід банк дає вам 3 монети за кожну вашу карту із символом корови.
machi_koro-card-furniture_factory = Меблева фабрика
    .acc = Меблеву фабрику
    .help = У ваш хід банк дає вам 3 монети за кожну вашу карту із символом шестерні.
machi_koro-card-mine = Шахта
    .acc = Шахту
    .help = У будь-чий хід банк дає вам 5 монет.
machi_koro-card-family_restaurant = Ресторан
    .help = У чужий хід ви берете 2 монети в того, хто кидав.
machi_koro-card-apple_orchard = Яблуневий сад
    .help = У будь-чий хід банк дає вам 3 монети.
machi_koro-card-fruit_market = Овочевий ринок
    .help = У ваш хід банк дає вам 2 монети за кожну вашу карту із символом колоса.
machi_koro-card-sushi_bar = Суші-бар
    .help = У чужий хід ви берете 3 монети в того, хто кидав. Діє, коли у вас є Порт.
machi_koro-card-flower_garden = Квітник
    .help = У будь-чий хід банк дає вам 1 монету.
machi_koro-card-flower_shop = Квітковий магазин
    .help = У ваш хід банк дає вам 1 монету за кожен ваш Квітник.
machi_koro-card-pizza_joint = Піцерія
    .acc = Піцерію
    .help = У чужий хід ви берете 1 монету в того, хто кидав.
machi_koro-card-publisher = Видавництво
    .help = У ваш хід ви берете в кожного суперника по 1 монеті за кожну його карту із символом чашки чи хліба.
machi_koro-card-hamburger_stand = Бургерна
    .acc = Бургерну
    .help = У чужий хід ви берете 1 монету в того, хто кидав.
machi_koro-card-mackerel_boat = Рибальський човен
    .help = У будь-чий хід банк дає вам 3 монети. Діє, коли у вас є Порт.
machi_koro-card-tax_office = Податкова інспекція
    .acc = Податкову інспекцію
    .help = У ваш хід ви берете половину монет (з округленням униз) у кожного суперника, що має 10 або більше.
machi_koro-card-food_warehouse = Продуктовий склад
    .help = У ваш хід банк дає вам 2 монети за кожну вашу карту із символом чашки.
machi_koro-card-tuna_boat = Траулер
    .help = У будь-чий хід для човнів кидають два кубики: банк дає вам стільки монет. Діє, коли у вас є Порт.
machi_koro-landmark-train_station = Вокзал
    .help = Ви можете кидати один кубик або два.
machi_koro-landmark-shopping_mall = Торговий центр
    .help = Ваші карти із символом чашки й хліба приносять на 1 монету більше.
machi_koro-landmark-amusement_park = Парк розваг
    .help = Дубль дає вам ще один хід.
machi_koro-landmark-radio_tower = Радіовежа
    .acc = Радіовежу
    .help = Раз за хід ви можете перекинути.
machi_koro-landmark-harbor = Порт
    .help = Якщо випало 10 або більше, ви можете додати 2.
machi_koro-landmark-airport = Аеропорт
    .help = Хід, у який ви нічого не будуєте, приносить 10 монет.

# What a report shows
machi_koro-matter-cards = Підприємства
machi_koro-matter-cards-about = Частка перемог тих, хто їх збудував · карт на місце. Пунктир — рівна частка.
machi_koro-matter-landmarks = Визначні пам’ятки
machi_koro-matter-landmarks-about = Частка перемог тих, хто їх збудував · скільки на місце. Пунктир — рівна частка.

# The page
machi_koro-page-name = Мачі Коро
machi_koro-page-about = Кубики, пекарня й ще один хмарочос
machi_koro-page-tie = монети: { $value }
machi_koro-page-stat-coins = монети
machi_koro-page-stat-landmarks = пам’ятки
machi_koro-page-moment = Хід { $turn }
machi_koro-page-moment-harbor = Плюс · хід { $turn }
machi_koro-page-take = бере { $coins }
machi_koro-page-take-each = по { $coins }
machi_koro-page-swap = обмін
machi_koro-page-half = бере ½
machi_koro-page-landmarks = Пам’ятки
machi_koro-page-establishments = { $count ->
    [one] { $count } підприємство
    [few] { $count } підприємства
   *[many] { $count } підприємств
}
machi_koro-page-roll = Кидок
machi_koro-page-dice = Кубики: { $dice }
machi_koro-page-your-coins = ваші монети
machi_koro-page-nobody = Ніхто нічого не отримує.
machi_koro-page-bank = банк
machi_koro-page-blue = будь-чий хід
machi_koro-page-green = мій хід
machi_koro-page-red = чужий хід
machi_koro-page-purple = з суперників
machi_koro-page-major = Великі
machi_koro-page-missing = бракує { $coins }
machi_koro-page-out = розкуплено
machi_koro-page-chart = Що приносить кидок
machi_koro-page-on-my-turn = мій хід
machi_koro-page-on-own-turn = свій хід
machi_koro-page-on-other-turn = чужий хід
machi_koro-page-bar = { $roll }: свій хід { $own }, чужий { $others }
machi_koro-page-if-built = якщо збудувати
machi_koro-page-soon = стане тут
machi_koro-page-numbers = числа
machi_koro-page-in-market = у резерві
machi_koro-credits = автор — Масао Суґанума; перший видавець — Grounding

# Why a move
machi_koro-why-roll = { $sure ->
    [1] це число дає
   *[other] кидок дає в середньому
} { $n ->
    [one] { $n } монету
    [few] { $n } монети
    [many] { $n } монет
   *[other] { $n } монети
}
machi_koro-why-pays = { $n ->
    [0] суперникам ви нічого не платите
   *[other] { $sure ->
        [1] суперникам ви платите
       *[other] суперникам ви платите в середньому
    } { $n ->
        [one] { $n } монету
        [few] { $n } монети
        [many] { $n } монет
       *[other] { $n } монети
    }
}
machi_koro-why-double = дубль на двох кубиках дає ще один хід
machi_koro-why-takes = ви берете { $n ->
    [one] { $n } монету
    [few] { $n } монети
    [many] { $n } монет
   *[other] { $n } монети
}
machi_koro-why-leader = { $seat }: уже { $n ->
    [one] { $n } пам’ятка
    [few] { $n } пам’ятки
    [many] { $n } пам’яток
   *[other] { $n } пам’ятки
}
machi_koro-why-swap = за коло ви отримуєте в середньому на { $n ->
    [one] { $n } монету
    [few] { $n } монети
    [many] { $n } монет
   *[other] { $n } монети
} більше
machi_koro-why-swap-lost = { $n ->
    [0] дохід за коло не меншає
    [one] за коло ви отримуєте в середньому на { $n } монету менше
    [few] за коло ви отримуєте в середньому на { $n } монети менше
    [many] за коло ви отримуєте в середньому на { $n } монет менше
   *[other] за коло ви отримуєте в середньому на { $n } монети менше
}
machi_koro-why-income = ваш хід дає в середньому на { $n ->
    [one] { $n } монету
    [few] { $n } монети
    [many] { $n } монет
   *[other] { $n } монети
} більше
machi_koro-why-airport = Аеропорт дає { $n ->
    [one] { $n } монету
    [few] { $n } монети
   *[many] { $n } монет
}, бо ви нічого не будуєте
machi_koro-why-income-others = за коло чужі ходи приносять вам у середньому на { $n ->
    [one] { $n } монету
    [few] { $n } монети
    [many] { $n } монет
   *[other] { $n } монети
} більше{ $two ->
    [0] { "" }
   *[other] , якщо власники Вокзалу кидають два кубики
}
machi_koro-why-coins = у вас лишається { $n ->
    [one] { $n } монета
    [few] { $n } монети
    [many] { $n } монет
   *[other] { $n } монети
}
machi_koro-why-wins = це остання визначна пам’ятка: ви перемагаєте
machi_koro-why-landmark = { $landmark }: пам’яток у вас буде { $n } з { $of }
machi_koro-why-numbers = { $n ->
    [one] тепер монети дає і число { $numbers }
   *[other] тепер монети дають і числа { $numbers }
}
machi_koro-why-last = { $card }: це остання карта в резерві, суперникам вона не дістанеться

# What it is
machi_koro-about-numbers = { $count ->
    [one] Спрацьовує на { $numbers }.
   *[other] Спрацьовує на числа { $numbers }.
}
machi_koro-about-cost = Коштує { $cost ->
    [one] { $cost } монету
    [few] { $cost } монети
    [many] { $cost } монет
   *[other] { $cost } монети
}; у резерві { $left }.
machi_koro-about-not-here = За цим столом цієї карти немає.
machi_koro-about-brings = { $seat }: { $copies ->
    [1] така карта одна; коли випадає її число, вона дає
   *[other] таких карт { $copies }; коли випадає їхнє число, вони дають
} { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}.
machi_koro-about-with-one = { $copies ->
    [1] Збудована, вона дасть
    [one] Разом із цією { $copies } карта дасть
    [few] Разом із цією { $copies } карти дадуть
   *[many] Разом із цією { $copies } карт дадуть
} { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}, якщо випаде { $copies ->
    [1] її
   *[other] їхнє
} число.
machi_koro-about-needs-harbor = Поки немає Порту, не дає нічого.
machi_koro-about-city-hall = Якщо перед будівництвом у вас немає жодної монети, Ратуша дає 1.
machi_koro-about-landmark-cost = Коштує { $cost ->
    [one] { $cost } монету
    [few] { $cost } монети
    [many] { $cost } монет
   *[other] { $cost } монети
}.
machi_koro-about-built = { $seat }: уже збудовано.
machi_koro-about-missing = { $coins ->
    [0] { $seat }: монет вистачає.
    [one] { $seat }: бракує { $coins } монети.
   *[other] { $seat }: бракує { $coins } монет.
}
machi_koro-about-dice-title = Кубики
machi_koro-about-dice = { $result ->
    [0] Цього ходу ще не кидали.
   *[other] Результат кидка: { $result }.
}
machi_koro-about-die-mean = Один кубик дає вам у середньому { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}.
machi_koro-about-dice-mean = Два кубики дають у середньому { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}.
machi_koro-about-city-title = { $seat }
machi_koro-about-income = Власний хід цього міста дає в середньому { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}.
machi_koro-about-short-seat = { $seat }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}, пам’яток { $built } з { $of }
machi_koro-about-short-card = { $card }: { $numbers_count ->
    [1] число
   *[other] числа
} { $numbers }; ціна { $cost }; у резерві { $left }
machi_koro-about-short-city = { $card }: { $numbers_count ->
    [1] число
   *[other] числа
} { $numbers }; у місті { $copies }
machi_koro-about-short-landmark = { $built ->
    [1] { $landmark }: збудовано
   *[other] { $landmark }: ціна { $cost }
}
machi_koro-row-landmark = Визначні пам’ятки
machi_koro-sum-landmark = { $points ->
    [0] { $landmark }: ще не збудовано
   *[other] { $landmark }: збудовано, 1
}
machi_koro-sum-total = Разом { $points }
