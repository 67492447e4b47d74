# Welcome To
welcome_to-name = Welcome to Your Perfect Home
welcome_to-round = Раунд { $round }
welcome_to-pairs = Комбінації
welcome_to-hand = Ваші карти
welcome_to-next = далі: { $action }
welcome_to-cards-left = лишилося { $left }
welcome_to-plans = Плани забудови
welcome_to-project = Проєкт
welcome_to-approved = Затверджено
welcome_to-reconstructed = ~ позначає значення, відновлене проєктом, а не взяте з коробки
welcome_to-parks = парки
welcome_to-pools = басейни
welcome_to-temps = тимчасова бригада
welcome_to-annexes = прибудови
welcome_to-refusals = відмови
welcome_to-roundabouts = проїзди
welcome_to-values = вартість ЖК
welcome_to-points = { $points } ПО
welcome_to-bis-mark = П
welcome_to-opponent = Конкурент: { $name }, рівень { $level }
welcome_to-opponent-pile = колода
welcome_to-opponent-0 = Конкурент рівня 0
welcome_to-opponent-1 = Сем
welcome_to-opponent-2 = Ірен
welcome_to-opponent-3 = Архітектор III
welcome_to-opponent-4 = Архітектор IV
welcome_to-opponent-5 = Архітектор V
welcome_to-others = Інші планшети
welcome_to-prompt-choose_pair = Раунд { $round }: яку комбінацію обираєте?
welcome_to-prompt-choose_cards = Раунд { $round }: номер якої карти і дію якої іншої використовуєте?
welcome_to-prompt-refusal_give = Відмова: яку карту віддаєте?
welcome_to-prompt-temp_delta = Тимчасова бригада: як змінюєте { $number }?
welcome_to-prompt-house = Куди вписуєте { $number }?
welcome_to-prompt-fence_slot = Де малюєте паркан?
welcome_to-prompt-estate_column = Вартість ЖК якого розміру підвищуєте?
welcome_to-prompt-park = Садите парк ({ $street })?
welcome_to-prompt-pool = Будуєте басейн біля цього дому?
welcome_to-prompt-bis_copy = Який номер копіюєте і куди?
welcome_to-prompt-approve_plan = Затверджуєте план забудови?
welcome_to-prompt-end_turn = Завершуєте свій раунд?
welcome_to-prompt-spend_estates = Який ЖК використовуєте для плану?
welcome_to-prompt-reshuffle = Ви затвердили план першими: перетасувати всі карти?
welcome_to-option-pair = { $number } і { $action }
welcome_to-option-cards = номер { $number }, дія { $action }; лишається { $rest } і { $rest_action }
welcome_to-option-refuse = отримати відмову № { $count }
welcome_to-option-give = { $number } і { $action }
welcome_to-option-plain = вписати { $number } без бригади
welcome_to-option-temp = вписати { $number }
welcome_to-option-house = { $number } у дім { $house }, { $street }
welcome_to-option-fence = між домами { $house } та { $next }, { $street }
welcome_to-option-column = ЖК розміру { $size }: { $before } → { $after }
welcome_to-option-park = посадити: буде { $points } ПО
welcome_to-option-pool = збудувати: буде { $points } ПО
welcome_to-option-skip = без дії
welcome_to-option-bis = { $number } ще й у дім { $house }, { $street }
welcome_to-option-roundabout = проїзд на місці дому { $house }, { $street } (−{ $cost })
welcome_to-option-approve = затвердити план { $letter } ({ $plan }): { $points }
welcome_to-option-spend = ЖК розміру { $size }, { $size ->
    [1] дім { $house }
   *[other] доми { $house }–{ $last }
}, { $street }
welcome_to-option-reshuffle = так, перетасувати
welcome_to-option-no_reshuffle = ні, лишити так
welcome_to-option-done = завершити
welcome_to-reason-over = Гру закінчено.
welcome_to-reason-no-seat = Такого місця немає.
welcome_to-reason-waiting = Ваш раунд завершено; інші ще думають.
welcome_to-reason-asked-other = Зараз питають не про це: { $asked }.
welcome_to-reason-no-fit = { $number } нікуди не підходить.
welcome_to-reason-out-of-range = Номер має бути від 0 до 17, а не { $number }.
welcome_to-reason-must-build = { $number } можна вписати, тож відмова неможлива.
welcome_to-reason-left-of = { $number } не може стояти ліворуч від { $other }.
welcome_to-reason-right-of = { $number } не може стояти праворуч від { $other }.
welcome_to-reason-twice = { $number } тут уже є: { $street }.
welcome_to-reason-taken = Цей дім уже має номер { $other }.
welcome_to-reason-is-roundabout = Тут проїзд.
welcome_to-reason-fence-stands = Тут уже є паркан.
welcome_to-reason-estate-served = Цей ЖК уже використано для плану { $letter }.
welcome_to-reason-twins = У цьому виданні доми з однаковим номером { $number } не розділяють парканом.
welcome_to-reason-column-full = Усі комірки для ЖК розміру { $size } замальовано.
welcome_to-reason-not-empty = Дім { $house } не порожній.
welcome_to-reason-no-neighbour = Дім { $house } не має сусіда з того боку.
welcome_to-reason-roundabout-copied = Проїзд не можна скопіювати.
welcome_to-reason-nothing-to-copy = Дім { $house } не має номера для копії.
welcome_to-reason-across-fence = У цьому виданні прибудову не роблять через паркан.
welcome_to-reason-no-expert = Проїзди бувають лише в експертному варіанті.
welcome_to-reason-two-roundabouts = Ви вже збудували два проїзди.
welcome_to-reason-one-roundabout = У цьому виданні лише один проїзд за раунд.
welcome_to-reason-last-lot = { $number } лишиться без дому.
welcome_to-reason-not-now = Зараз проїзд не будують.
welcome_to-reason-plan-approved = Ви вже затвердили план { $letter }.
welcome_to-reason-plan-not-met = План { $letter } не виконано: { $plan }.
welcome_to-reason-estate-start = ЖК називають за першим домом, тут це дім { $house }.
welcome_to-reason-not-completed = Дім { $house } без номера: ЖК не готовий.
welcome_to-reason-size-not-asked = План зараз не потребує ЖК розміру { $size }.
welcome_to-reason-not-this-estate = Цей ЖК не відповідає вимогам плану.
welcome_to-event-pair = { $seat }: { $number } і { $action }.
welcome_to-event-refuse = { $seat }: відмова № { $count }.
welcome_to-event-give = { $seat } віддає { $number } і { $action }.
welcome_to-event-plain = { $seat } обходиться без бригади: { $number }.
welcome_to-event-temp = { $seat } змінює номер на { $number }.
welcome_to-event-temp_mark = { $seat } наймає тимчасову бригаду (усього { $marks }).
welcome_to-event-house = { $seat } вписує { $number } у дім { $house }, { $street }.
welcome_to-event-fence = { $seat } малює паркан після дому { $house }, { $street }.
welcome_to-event-value = { $seat } підвищує вартість ЖК розміру { $size }.
welcome_to-event-park = { $seat } садить парк: { $street }.
welcome_to-event-pool = { $seat } будує басейн біля дому { $house }, { $street }.
welcome_to-event-skip = { $seat } обходиться без дії.
welcome_to-event-bis = { $seat } робить прибудову { $number } у домі { $house }, { $street }.
welcome_to-event-roundabout = { $seat } будує проїзд на місці дому { $house }, { $street }.
welcome_to-event-approve = { $seat } затверджує план { $letter } ({ $plan }): { $points }.
welcome_to-event-spend = { $seat } використовує ЖК розміру { $size } від дому { $house }, { $street }.
welcome_to-event-vote_yes = { $seat } хоче перетасувати карти.
welcome_to-event-vote_no = { $seat } лишає карти як є.
welcome_to-event-done = { $seat }: раунд завершено.
welcome_to-event-plan_turned = План { $letter } перевернуто: «Затверджено».
welcome_to-event-refill = Карти вичерпано: перетасовано { $cards }.
welcome_to-event-reshuffle = Усі карти будівництва перетасовано.
welcome_to-event-round = Раунд { $round }: номери { $numbers }; дії { $actions }.
welcome_to-event-aaa_approves = «ААА» затверджує план { $letter }: { $points }.
welcome_to-event-aaa_passes = Карта «ААА» { $letter }: цей конкурент її не затверджує.
welcome_to-event-solo_card = Соло-карта: усі плани перевернуто, «Затверджено».
welcome_to-event-over = Гра закінчується після раунду { $round }.
welcome_to-line-plan = План { $letter }
welcome_to-line-park = Парки, { $street }: комірок { $marks }
welcome_to-line-pool = Басейни: { $marks }
welcome_to-line-temp = Тимчасова бригада: { $marks }
welcome_to-line-estates = ЖК розміру { $size }: { $count } × { $each }
welcome_to-line-bis = Прибудови: { $marks }
welcome_to-line-refusals = Відмови: { $marks }
welcome_to-line-roundabouts = Проїзди: { $marks }
welcome_to-line-rival-closed = «ААА» закрилася й не здобуває ПО
welcome_to-line-rival-parks = Карти парків: { $cards } × { $each }
welcome_to-line-rival-pools = Карти басейнів: { $cards } × { $each }
welcome_to-line-rival-temps = Карти тимчасових бригад: { $cards } × { $each }
welcome_to-line-rival-fences = Карти парканів: { $cards } × { $each }
welcome_to-line-rival-estate = ЖК № { $place }
welcome_to-part-plan = План { $letter }
welcome_to-part-park = Парки, { $street }
welcome_to-part-pool = Басейни
welcome_to-part-temp = Тимчасова бригада
welcome_to-part-estates = ЖК
welcome_to-part-bis = Прибудови
welcome_to-part-refusals = Відмови
welcome_to-part-roundabouts = Проїзди
welcome_to-opt-edition = Видання
    .help = Нове: 63 карти будівництва. Перше: 81, зі своїми складними планами й соло.
welcome_to-opt-edition-new = нове
welcome_to-opt-edition-first = перше
welcome_to-opt-expert = Експертний варіант
    .help = Можна будувати проїзди.
welcome_to-opt-expert-true = так
welcome_to-opt-expert-false = ні
welcome_to-opt-plans = Плани забудови
    .help = Які плани можуть випасти.
welcome_to-opt-plans-standard = стандартні
welcome_to-opt-plans-advanced = складні
welcome_to-opt-plans-mixed = ті й ті
welcome_to-opt-opponent = Конкурент (соло)
    .help = Архітектор «ААА», проти якого ви граєте наодинці.
welcome_to-opt-opponent-0 = 0: «ААА» закрилася
welcome_to-opt-opponent-1 = 1: Сем
welcome_to-opt-opponent-2 = 2: Ірен
welcome_to-opt-opponent-3 = 3: Архітектор III
welcome_to-opt-opponent-4 = 4: Архітектор IV
welcome_to-opt-opponent-5 = 5: Архітектор V
welcome_to-opt-draft = Драфт (перше видання)
    .help = Кожен тримає три карти й одну передає далі.
welcome_to-opt-draft-true = так
welcome_to-opt-draft-false = ні
welcome_to-opt-first_plan_reshuffle = Перетасування за перший план
    .help = Перше видання: хто першим затвердив план, може перетасувати всі карти.
welcome_to-opt-first_plan_reshuffle-edition = як у виданні
welcome_to-opt-first_plan_reshuffle-off = ніколи
welcome_to-opt-first_plan_reshuffle-first_plan_of_game = перший план гри
welcome_to-opt-first_plan_reshuffle-each_plan = перше затвердження кожного плану
welcome_to-opt-side = Сторона планшета
    .help = Лише вигляд; правила ті самі.
welcome_to-opt-side-classic = класична
welcome_to-opt-side-blueprint = креслення
welcome_to-action-fence = паркан
welcome_to-action-estate_value = підвищення вартості
welcome_to-action-park = парк
welcome_to-action-pool = басейн
welcome_to-action-temp = тимчасова бригада
welcome_to-action-bis = прибудова
welcome_to-street-top = верхня вулиця
welcome_to-street-middle = центральна вулиця
welcome_to-street-bottom = нижня вулиця
welcome_to-plan-STD-A1 = готові ЖК: 1 + 1 + 1 + 1 + 1 + 1
welcome_to-plan-STD-A2 = готові ЖК: 2 + 2 + 2 + 2
welcome_to-plan-STD-A3 = готові ЖК: 3 + 3 + 3
welcome_to-plan-STD-A4 = готові ЖК: 4 + 4
welcome_to-plan-STD-A5 = готові ЖК: 5 + 5
welcome_to-plan-STD-A6 = готові ЖК: 6 + 6
welcome_to-plan-STD-A7 = готові ЖК: 3 + 3 + 1 + 1
welcome_to-plan-STD-B1 = готові ЖК: 6 + 1 + 1 + 1
welcome_to-plan-STD-B2 = готові ЖК: 5 + 2 + 2
welcome_to-plan-STD-B3 = готові ЖК: 4 + 3 + 3
welcome_to-plan-STD-B4 = готові ЖК: 6 + 3
welcome_to-plan-STD-B5 = готові ЖК: 5 + 4
welcome_to-plan-STD-B6 = готові ЖК: 4 + 1 + 1 + 1
welcome_to-plan-STD-B7 = готові ЖК: 4 + 3 + 2
welcome_to-plan-STD-C1 = готові ЖК: 6 + 2 + 1
welcome_to-plan-STD-C2 = готові ЖК: 5 + 4 + 1
welcome_to-plan-STD-C3 = готові ЖК: 4 + 3
welcome_to-plan-STD-C4 = готові ЖК: 5 + 2
welcome_to-plan-STD-C5 = готові ЖК: 3 + 2 + 2 + 1
welcome_to-plan-STD-C6 = готові ЖК: 5 + 3 + 2
welcome_to-plan-STD-C7 = готові ЖК: 5 + 3 + 1
welcome_to-plan-ADV-01 = готові ЖК з 1 дому в обох кінцях кожної вулиці
welcome_to-plan-ADV-02 = верхня вулиця: готові ЖК 2 та 6
welcome_to-plan-ADV-03 = центральна вулиця: готові ЖК 3, 4 та 4
welcome_to-plan-ADV-04 = готові ЖК 2, 2 та 4, у кожному прибудова
welcome_to-plan-ADV-05 = нижня вулиця: готові ЖК 3, 3 та 6
welcome_to-plan-ADV-06 = готові ЖК 4 та 5, у кожному 2 прибудови
welcome_to-plan-ADV-07 = готові ЖК 1, 1 та 2, у кожному басейн
welcome_to-plan-ADV-08 = одна вулиця: готові ЖК 4 та 4 і 1 проїзд
welcome_to-plan-ADV-09 = 7 комірок парків
welcome_to-plan-ADV-10 = усі комірки парків на двох вулицях
welcome_to-plan-ADV-11 = 6 комірок підвищення вартості
welcome_to-plan-ADV-12 = готові ЖК 2, 3 та 3, у кожному басейн
welcome_to-plan-ADV-13 = одна вулиця: готові ЖК 2, 2 та 3 і 2 проїзди
welcome_to-plan-ADV-14 = по 2 комірки парків на кожній вулиці
welcome_to-plan-ADV-15 = 5 комірок тимчасової бригади
welcome_to-plan-ADV-16 = 3 повні стовпці підвищення вартості
welcome_to-plan-ADV-17 = готові ЖК 5 та 6, у кожному басейн і прибудова
welcome_to-plan-F-A1 = усі доми нижньої вулиці
welcome_to-plan-F-A2 = усі доми верхньої вулиці
welcome_to-plan-F-A3 = 5 прибудов на одній вулиці
welcome_to-plan-F-A4 = 7 комірок тимчасової бригади
welcome_to-plan-F-A5 = перший і останній дім кожної вулиці
welcome_to-plan-F-B1 = усі парки на двох вулицях
welcome_to-plan-F-B2 = усі парки, усі басейни та проїзд на одній вулиці
welcome_to-plan-F-B3 = усі басейни на двох вулицях
welcome_to-plan-F-B4 = усі парки й усі басейни нижньої вулиці
welcome_to-plan-F-B5 = усі парки й усі басейни центральної вулиці
welcome_to-asked-choose_pair = комбінація
welcome_to-asked-choose_cards = карти
welcome_to-asked-refusal_give = карта, яку віддають
welcome_to-asked-temp_delta = зміна номера
welcome_to-asked-house = дім
welcome_to-asked-fence_slot = паркан
welcome_to-asked-estate_column = розмір ЖК
welcome_to-asked-park = парк
welcome_to-asked-pool = басейн
welcome_to-asked-bis_copy = прибудова
welcome_to-asked-approve_plan = плани або кінець раунду
welcome_to-asked-spend_estates = ЖК для плану
welcome_to-asked-reshuffle = перетасування

# What a report shows
welcome_to-matter-letter = План { $what }
welcome_to-matter-plans = Плани забудови за раундами
welcome_to-matter-plans-about = Коли виконували кожен план і скільки разів.
error-welcome_to-score-room = Поле { $field }: ці ЖК і проїзди займають стільки домів: { $houses }, і не вмістяться на вулицях із 10, 11 і 12 домів (усього { $most }).
error-welcome_to-score-plans = Поле { $field }: на цьому планшеті немає того, чого вимагають плани з такими очками; на кожен план ідуть окремі ЖК ({ $rule }).

# The page
welcome_to-page-name = Welcome To
welcome_to-page-about = Передмістя п’ятдесятих, олівець і паркан
welcome_to-page-alone = проти «ААА»
welcome_to-page-tie = готові ЖК: { $value }
welcome_to-page-ended-refusals = { $seat } позначає третю відмову.
welcome_to-page-ended-plans = { $seat } затверджує всі три плани.
welcome_to-page-ended-houses = { $seat } нумерує всі доми.
welcome_to-page-stat-plans = плани
welcome_to-page-stat-refusals = відмови
welcome_to-page-moment = Раунд { $round }
welcome_to-page-house = Дім { $house }, { $street }
welcome_to-page-roundabout = проїзд
welcome_to-page-empty = порожній
welcome_to-page-pool = місце для басейну
welcome_to-page-pool-built = басейн збудовано
welcome_to-page-estate = ЖК { $size }
welcome_to-page-fence-after = Паркан після дому { $house }, { $street }
welcome_to-page-column = ЖК розміру { $size }: по { $value } ПО, готових: { $count }
welcome_to-page-cards-left = Карт лишилося: { $left }
welcome_to-page-more = і ще { $count }
welcome_to-page-paper = Папір
welcome_to-page-paper-table = як за столом
welcome_to-page-paper-classic = класика
welcome_to-page-paper-blueprint = креслення
welcome_to-page-fenced = за ним паркан
welcome_to-page-in-estate = у готовому ЖК розміру { $size }
welcome_to-credits = автор — Бенуа Тюрпен; перший видавець — Blue Cocker

# Why a move
welcome_to-why-points = { $n ->
    [0] без втрати ПО
   *[other] одразу { $n } ПО
}
welcome_to-why-estate = готовий ЖК розміру { $size }
welcome_to-why-temps = { $n ->
    [one] { $n } комірка
    [few] { $n } комірки
    [many] { $n } комірок
   *[other] { $n } комірки
} тимчасової бригади
welcome_to-why-plan = план { $letter } виконано: { $n } ПО
welcome_to-why-nearer = до плану { $letter } лишається на { $n } ЖК менше
welcome_to-why-plots = за парканами ще { $n ->
    [one] { $n } ділянка
    [few] { $n } ділянки
    [many] { $n } ділянок
   *[other] { $n } ділянки
} того розміру, що потрібен планам
welcome_to-why-plots-lost = { $n ->
    [0] жодна ділянка для планів не пропадає
    [one] на { $n } ділянку для планів менше
    [few] на { $n } ділянки для планів менше
    [many] на { $n } ділянок для планів менше
   *[other] на { $n } ділянки для планів менше
}
welcome_to-why-shut = { $n ->
    [0] жоден номер не лишається без місця
    [one] { $n } номер лишається без місця
    [few] { $n } номери лишаються без місця
    [many] { $n } номерів лишаються без місця
   *[other] { $n } номери лишаються без місця
}
welcome_to-why-room = { $n ->
    [0] інші номери не втрачають місць
    [one] інші номери втрачають { $n } місце
    [few] інші номери втрачають { $n } місця
    [many] інші номери втрачають { $n } місць
   *[other] інші номери втрачають { $n } місця
}
welcome_to-why-can-room = навіть коли цей номер уже вписано, інші мають на { $n ->
    [one] { $n } місце
    [few] { $n } місця
    [many] { $n } місць
   *[other] { $n } місця
} більше
welcome_to-why-can-room-lost = { $n ->
    [0] можна писати так, що інші номери не втрачають місць
    [one] навіть у найкращому домі цей номер забирає в інших { $n } місце
    [few] навіть у найкращому домі цей номер забирає в інших { $n } місця
    [many] навіть у найкращому домі цей номер забирає в інших { $n } місць
   *[other] навіть у найкращому домі цей номер забирає в інших { $n } місця
}
welcome_to-why-places = номер можна вписати в { $n ->
    [one] { $n } дім
    [few] { $n } доми
    [many] { $n } домів
   *[other] { $n } доми
}
welcome_to-why-can-points = цього раунду можна здобути { $n } ПО
welcome_to-why-can-estate = можна завершити ЖК розміру { $n }
welcome_to-why-can-plan = можна виконати план { $letter }: { $n } ПО

# What it is
welcome_to-about-title-pair = Комбінація
welcome_to-about-title-plan = План { $letter }
welcome_to-about-title-aaa = Карта «ААА»
welcome_to-about-title-solo_card = Соло-карта
welcome_to-about-title-roundabout = Проїзди
welcome_to-about-title-estate = Житловий комплекс
welcome_to-about-title-park = Парки, { $street }
welcome_to-about-title-pool = Басейни
welcome_to-about-title-bis = Прибудови
welcome_to-about-title-refusal = Відмови
welcome_to-about-title-temp = Тимчасова бригада
welcome_to-about-title-column = Вартість ЖК розміру { $size }
welcome_to-about-pair = Номер вписують у порожній дім, а дію можна виконати після цього; тимчасова бригада працює до вписування.
welcome_to-about-fits = { $houses ->
    [0] Номер { $number } у вас нікуди не підходить.
    [one] Номер { $number } у вас підходить для { $houses } дому.
   *[other] Номер { $number } у вас підходить для { $houses } домів.
}
welcome_to-about-next = Наступна дія цієї колоди: { $action }.
welcome_to-about-action-fence = Намалюйте паркан між двома домами: він ділить вулицю на ЖК.
welcome_to-about-action-estate_value = Замалюйте комірку одного розміру: усі ваші готові ЖК цього розміру дорожчають.
welcome_to-about-action-park = Замалюйте комірку парків на вулиці, де щойно вписали номер.
welcome_to-about-action-pool = Якщо номер вписано в дім із басейном, збудуйте басейн.
welcome_to-about-action-temp = Змініть номер щонайбільше на 2 в будь-який бік (можна й на 0) і позначте комірку бригади.
welcome_to-about-action-bis = Повторіть номер сусіднього дому в порожньому; кожна прибудова коштує очок.
welcome_to-about-plan = Умова: { $plan }. Хто затвердить план раніше за інших, здобуде { $first } ПО, усі наступні — { $later }.
welcome_to-about-plan-turned = Уже затверджено: тепер він дає { $points } ПО.
welcome_to-about-plan-yours = Ви затвердили його за { $points } ПО.
welcome_to-about-plan-met = Ви вже виконали умову.
welcome_to-about-plan-lacks = Вам бракує { $count } ЖК.
welcome_to-about-plan-not = Ви ще не виконали умову.
welcome_to-about-opponent = Здобуває за карту: парк { $park }, басейн { $pool }, бригада { $temp }, паркан { $fence }; окремо за ЖК із карт.
welcome_to-about-opponent-closed = «ААА» закрилася: цей конкурент очок не здобуває.
welcome_to-about-opponent-plans = Затверджує плани { $letters }.
welcome_to-about-aaa = Коли випадає ця карта, конкурент одразу затверджує план її літери, якщо ця літера є на його карті.
welcome_to-about-solo_card = Коли з’являється ця карта, усі плани перевертають: відтепер вони дають менше.
welcome_to-about-roundabout = Проїзд займає дім і ділить вулицю: праворуч від нього номери починаються знову. Кожен коштує очок.
welcome_to-about-estate = Доми між двома парканами однієї вулиці; готовий, коли всі мають номери.
welcome_to-about-track-park = Кожна дія «парк» замальовує комірку цієї вулиці; рахується найменше незамальоване число.
welcome_to-about-track-pool = Кожен збудований басейн замальовує комірку; рахується найменше незамальоване число.
welcome_to-about-track-bis = Кожна прибудова замальовує комірку; найменше незамальоване число віднімають.
welcome_to-about-track-refusal = Коли жоден номер нікуди не підходить, позначають відмову; третя закінчує гру.
welcome_to-about-track-roundabout = Кожен проїзд замальовує комірку; число віднімають.
welcome_to-about-track-temp = Найбільше ПО здобуває той, хто має найбільше комірок бригади; друге й третє місця дають менше.
welcome_to-about-track-estate = Стільки дає кожен ваш готовий ЖК цього розміру.
welcome_to-about-values = Значення: { $values }.
welcome_to-about-track-now = Замальовано { $marks }, рахується { $value }; наступна комірка дасть { $next }.
welcome_to-about-track-full = Замальовано все ({ $marks }): рахується { $value }.
welcome_to-about-temps-now = Комірок { $marks }: зараз { $points } ПО. За місця дають { $values }.
welcome_to-about-estates-worth = Готових: { $count } × { $each } = { $points } ПО.
welcome_to-about-house-number = Номер { $number }: написане не змінюють.
welcome_to-about-house-bis = Прибудова { $number }.
welcome_to-about-house-fits = Сюди підходять номери від { $low } до { $high }.
welcome_to-about-house-fits-one = Сюди підходить лише номер { $number }.
welcome_to-about-house-shut = Сюди вже не підходить жоден номер.
welcome_to-about-house-empty = Дім ще без номера.
welcome_to-about-pool-built = Басейн збудовано.
welcome_to-about-pool-lost = Басейн тут уже не збудують.
welcome_to-about-pool-open = Тут можна збудувати басейн: впишіть номер разом із дією «басейн».
welcome_to-about-run-long = Домів між парканами: { $size }; понад 6 — це вже не ЖК.
welcome_to-about-run-open = Домів між парканами: { $size }, з них без номера: { $empty }. Коли всі матимуть номери, це буде ЖК.
welcome_to-about-estate-worth = Готовий ЖК розміру { $size }: { $points } ПО.
welcome_to-about-estate-spent = Використано для плану { $letter }.
welcome_to-about-fence-here = Тут стоїть паркан.
welcome_to-about-fence-none = Паркану тут немає.
welcome_to-about-seat = { $seat }
welcome_to-about-short-seat = { $seat }: { $points } ПО, планів { $plans }, відмов { $refusals }
welcome_to-about-short-plan = План { $letter }: { $plan }; { $first } або { $later } ПО
welcome_to-about-short-house = { $number ->
    [-1] Дім { $house }, { $street }: порожній
   *[other] Дім { $house }, { $street }: { $number }
}
welcome_to-row-plan = Плани забудови
welcome_to-row-park = Парки
welcome_to-row-pool = Басейни
welcome_to-row-temp = Тимчасова бригада
welcome_to-row-estates = ЖК
welcome_to-row-bis = Прибудови
welcome_to-row-refusals = Відмови
welcome_to-row-roundabouts = Проїзди
welcome_to-sum-plan = План { $letter }: { $points } ПО
welcome_to-sum-park = { $street }: комірок { $marks } — { $points } ПО
welcome_to-sum-pool = Басейнів { $marks } — { $points } ПО
welcome_to-sum-temp = Комірок { $marks } — { $points } ПО за місце
welcome_to-sum-estates = Розмір { $size }: { $count } × { $each } = { $points } ПО
welcome_to-sum-bis = Прибудов { $marks }: { $points } ПО
welcome_to-sum-refusals = Відмов { $marks }: { $points } ПО
welcome_to-sum-roundabouts = Проїздів { $marks }: { $points } ПО
welcome_to-sum-total = Разом { $points } ПО
