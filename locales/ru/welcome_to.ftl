# Welcome To
welcome_to-name = Welcome to Your Perfect Home
welcome_to-round = Раунд { $round }
welcome_to-pairs = Комбинации
welcome_to-hand = Ваши карты
welcome_to-next = далее: { $action }
welcome_to-cards-left = осталось { $left }
welcome_to-plans = Планы застройки
welcome_to-project = Проект
welcome_to-approved = Утверждено
welcome_to-reconstructed = ~ отмечает значение, восстановленное проектом, а не взятое из коробки
welcome_to-parks = парки
welcome_to-pools = бассейны
welcome_to-temps = временная бригада
welcome_to-annexes = пристройки
welcome_to-refusals = отказы
welcome_to-roundabouts = перекрёстки
welcome_to-values = стоимость ЖК
welcome_to-points = { $points } ПО
welcome_to-bis-mark = П
welcome_to-opponent = Конкурент: { $name }, уровень { $level }
welcome_to-opponent-pile = колода
welcome_to-opponent-0 = Конкурент уровня 0
welcome_to-opponent-1 = Сэм
welcome_to-opponent-2 = Ирен
welcome_to-opponent-3 = Архитектор III
welcome_to-opponent-4 = Архитектор IV
welcome_to-opponent-5 = Архитектор V
welcome_to-others = Другие планшеты
welcome_to-prompt-choose_pair = Раунд { $round }: какую комбинацию выбираете?
welcome_to-prompt-choose_cards = Раунд { $round }: номер какой карты и действие какой другой используете?
welcome_to-prompt-refusal_give = Отказ: какую карту отдаёте?
welcome_to-prompt-temp_delta = Временная бригада: как меняете { $number }?
welcome_to-prompt-house = Куда вписываете { $number }?
welcome_to-prompt-fence_slot = Где рисуете забор?
welcome_to-prompt-estate_column = Стоимость ЖК какого размера повышаете?
welcome_to-prompt-park = Сажаете парк ({ $street })?
welcome_to-prompt-pool = Строите бассейн у этого дома?
welcome_to-prompt-bis_copy = Какой номер копируете и куда?
welcome_to-prompt-approve_plan = Утверждаете план застройки?
welcome_to-prompt-end_turn = Завершаете свой раунд?
welcome_to-prompt-spend_estates = Какой ЖК используете для плана?
welcome_to-prompt-reshuffle = Вы утвердили план первыми: перетасовать все карты?
welcome_to-option-pair = { $number } и { $action }
welcome_to-option-cards = номер { $number }, действие { $action }; остаётся { $rest } и { $rest_action }
welcome_to-option-refuse = получить отказ № { $count }
welcome_to-option-give = { $number } и { $action }
welcome_to-option-plain = вписать { $number } без бригады
welcome_to-option-temp = вписать { $number }
welcome_to-option-house = { $number } в дом { $house }, { $street }
welcome_to-option-fence = между домами { $house } и { $next }, { $street }
welcome_to-option-column = ЖК размера { $size }: { $before } → { $after }
welcome_to-option-park = посадить: станет { $points } ПО
welcome_to-option-pool = построить: станет { $points } ПО
welcome_to-option-skip = без действия
welcome_to-option-bis = { $number } ещё и в дом { $house }, { $street }
welcome_to-option-roundabout = перекрёсток на месте дома { $house }, { $street } (−{ $cost })
welcome_to-option-approve = утвердить план { $letter } ({ $plan }): { $points }
welcome_to-option-spend = ЖК размера { $size }, { $size ->
    [1] дом { $house }
   *[other] дома { $house }–{ $last }
}, { $street }
welcome_to-option-reshuffle = да, перетасовать
welcome_to-option-no_reshuffle = нет, оставить так
welcome_to-option-done = завершить
welcome_to-reason-over = Игра окончена.
welcome_to-reason-no-seat = Такого места нет.
welcome_to-reason-waiting = Ваш раунд завершён; другие ещё думают.
welcome_to-reason-asked-other = Сейчас спрашивают не об этом: { $asked }.
welcome_to-reason-no-fit = { $number } никуда не подходит.
welcome_to-reason-out-of-range = Номер должен быть от 0 до 17, а не { $number }.
welcome_to-reason-must-build = { $number } можно вписать, поэтому отказ невозможен.
welcome_to-reason-left-of = { $number } не может стоять левее { $other }.
welcome_to-reason-right-of = { $number } не может стоять правее { $other }.
welcome_to-reason-twice = { $number } здесь уже есть: { $street }.
welcome_to-reason-taken = У этого дома уже есть номер { $other }.
welcome_to-reason-is-roundabout = Здесь круговой перекрёсток.
welcome_to-reason-fence-stands = Здесь уже есть забор.
welcome_to-reason-estate-served = Этот ЖК уже использован для плана { $letter }.
welcome_to-reason-twins = В этом издании дома с одинаковым номером { $number } забором не разделяют.
welcome_to-reason-column-full = Все ячейки для ЖК размера { $size } закрашены.
welcome_to-reason-not-empty = Дом { $house } не пуст.
welcome_to-reason-no-neighbour = У дома { $house } нет соседа с той стороны.
welcome_to-reason-roundabout-copied = Перекрёсток нельзя скопировать.
welcome_to-reason-nothing-to-copy = У дома { $house } нет номера для копии.
welcome_to-reason-across-fence = В этом издании пристройку через забор не делают.
welcome_to-reason-no-expert = Перекрёстки бывают только в экспертном варианте.
welcome_to-reason-two-roundabouts = Вы уже построили два перекрёстка.
welcome_to-reason-one-roundabout = В этом издании только один перекрёсток за раунд.
welcome_to-reason-last-lot = { $number } останется без дома.
welcome_to-reason-not-now = Сейчас перекрёсток не строят.
welcome_to-reason-plan-approved = Вы уже утвердили план { $letter }.
welcome_to-reason-plan-not-met = План { $letter } не выполнен: { $plan }.
welcome_to-reason-estate-start = ЖК называют по первому дому, здесь это дом { $house }.
welcome_to-reason-not-completed = Дом { $house } без номера: ЖК не готов.
welcome_to-reason-size-not-asked = План сейчас не требует ЖК размера { $size }.
welcome_to-reason-not-this-estate = Этот ЖК не отвечает требованиям плана.
welcome_to-event-pair = { $seat }: { $number } и { $action }.
welcome_to-event-refuse = { $seat }: отказ № { $count }.
welcome_to-event-give = { $seat } отдаёт { $number } и { $action }.
welcome_to-event-plain = { $seat } обходится без бригады: { $number }.
welcome_to-event-temp = { $seat } меняет номер на { $number }.
welcome_to-event-temp_mark = { $seat } нанимает временную бригаду (всего { $marks }).
welcome_to-event-house = { $seat } вписывает { $number } в дом { $house }, { $street }.
welcome_to-event-fence = { $seat } рисует забор после дома { $house }, { $street }.
welcome_to-event-value = { $seat } повышает стоимость ЖК размера { $size }.
welcome_to-event-park = { $seat } сажает парк: { $street }.
welcome_to-event-pool = { $seat } строит бассейн у дома { $house }, { $street }.
welcome_to-event-skip = { $seat } обходится без действия.
welcome_to-event-bis = { $seat } делает пристройку { $number } в доме { $house }, { $street }.
welcome_to-event-roundabout = { $seat } строит круговой перекрёсток на месте дома { $house }, { $street }.
welcome_to-event-approve = { $seat } утверждает план { $letter } ({ $plan }): { $points }.
welcome_to-event-spend = { $seat } использует ЖК размера { $size } от дома { $house }, { $street }.
welcome_to-event-vote_yes = { $seat } хочет перетасовать карты.
welcome_to-event-vote_no = { $seat } оставляет карты как есть.
welcome_to-event-done = { $seat }: раунд завершён.
welcome_to-event-plan_turned = План { $letter } перевёрнут: «Утверждено».
welcome_to-event-refill = Карты закончились: перетасовано { $cards }.
welcome_to-event-reshuffle = Все карты строительства перетасованы.
welcome_to-event-round = Раунд { $round }: номера { $numbers }; действия { $actions }.
welcome_to-event-aaa_approves = «ААА» утверждает план { $letter }: { $points }.
welcome_to-event-aaa_passes = Карта «ААА» { $letter }: этот конкурент её не утверждает.
welcome_to-event-solo_card = Соло-карта: все планы перевёрнуты, «Утверждено».
welcome_to-event-over = Игра заканчивается после раунда { $round }.
welcome_to-line-plan = План { $letter }
welcome_to-line-park = Парки, { $street }: ячеек { $marks }
welcome_to-line-pool = Бассейны: { $marks }
welcome_to-line-temp = Временная бригада: { $marks }
welcome_to-line-estates = ЖК размера { $size }: { $count } × { $each }
welcome_to-line-bis = Пристройки: { $marks }
welcome_to-line-refusals = Отказы: { $marks }
welcome_to-line-roundabouts = Круговые перекрёстки: { $marks }
welcome_to-line-rival-closed = «ААА» закрылась и не получает ПО
welcome_to-line-rival-parks = Карты парков: { $cards } × { $each }
welcome_to-line-rival-pools = Карты бассейнов: { $cards } × { $each }
welcome_to-line-rival-temps = Карты временных бригад: { $cards } × { $each }
welcome_to-line-rival-fences = Карты заборов: { $cards } × { $each }
welcome_to-line-rival-estate = ЖК № { $place }
welcome_to-part-plan = План { $letter }
welcome_to-part-park = Парки, { $street }
welcome_to-part-pool = Бассейны
welcome_to-part-temp = Временная бригада
welcome_to-part-estates = ЖК
welcome_to-part-bis = Пристройки
welcome_to-part-refusals = Отказы
welcome_to-part-roundabouts = Круговые перекрёстки
welcome_to-opt-edition = Издание
    .help = Новое: 63 карты строительства. Первое: 81, со своими сложными планами и соло.
welcome_to-opt-edition-new = новое
welcome_to-opt-edition-first = первое
welcome_to-opt-expert = Экспертный вариант
    .help = Можно строить круговые перекрёстки.
welcome_to-opt-expert-true = да
welcome_to-opt-expert-false = нет
welcome_to-opt-plans = Планы застройки
    .help = Какие планы могут выпасть.
welcome_to-opt-plans-standard = стандартные
welcome_to-opt-plans-advanced = сложные
welcome_to-opt-plans-mixed = и те и другие
welcome_to-opt-opponent = Конкурент (соло)
    .help = Архитектор «ААА», против которого вы играете в одиночку.
welcome_to-opt-opponent-0 = 0: «ААА» закрылась
welcome_to-opt-opponent-1 = 1: Сэм
welcome_to-opt-opponent-2 = 2: Ирен
welcome_to-opt-opponent-3 = 3: Архитектор III
welcome_to-opt-opponent-4 = 4: Архитектор IV
welcome_to-opt-opponent-5 = 5: Архитектор V
welcome_to-opt-draft = Драфт (первое издание)
    .help = Каждый держит три карты и одну передаёт дальше.
welcome_to-opt-draft-true = да
welcome_to-opt-draft-false = нет
welcome_to-opt-first_plan_reshuffle = Перетасовка за первый план
    .help = Первое издание: кто первым утвердил план, может перетасовать все карты.
welcome_to-opt-first_plan_reshuffle-edition = как в издании
welcome_to-opt-first_plan_reshuffle-off = никогда
welcome_to-opt-first_plan_reshuffle-first_plan_of_game = первый план игры
welcome_to-opt-first_plan_reshuffle-each_plan = первое утверждение каждого плана
welcome_to-opt-side = Сторона планшета
    .help = Только вид; правила те же.
welcome_to-opt-side-classic = классическая
welcome_to-opt-side-blueprint = чертёж
welcome_to-action-fence = забор
welcome_to-action-estate_value = повышение стоимости
welcome_to-action-park = парк
welcome_to-action-pool = бассейн
welcome_to-action-temp = временная бригада
welcome_to-action-bis = пристройка
welcome_to-street-top = верхняя улица
welcome_to-street-middle = центральная улица
welcome_to-street-bottom = нижняя улица
welcome_to-plan-STD-A1 = готовые ЖК: 1 + 1 + 1 + 1 + 1 + 1
welcome_to-plan-STD-A2 = готовые ЖК: 2 + 2 + 2 + 2
welcome_to-plan-STD-A3 = готовые ЖК: 3 + 3 + 3
welcome_to-plan-STD-A4 = готовые ЖК: 4 + 4
welcome_to-plan-STD-A5 = готовые ЖК: 5 + 5
welcome_to-plan-STD-A6 = готовые ЖК: 6 + 6
welcome_to-plan-STD-A7 = готовые ЖК: 3 + 3 + 1 + 1
welcome_to-plan-STD-B1 = готовые ЖК: 6 + 1 + 1 + 1
welcome_to-plan-STD-B2 = готовые ЖК: 5 + 2 + 2
welcome_to-plan-STD-B3 = готовые ЖК: 4 + 3 + 3
welcome_to-plan-STD-B4 = готовые ЖК: 6 + 3
welcome_to-plan-STD-B5 = готовые ЖК: 5 + 4
welcome_to-plan-STD-B6 = готовые ЖК: 4 + 1 + 1 + 1
welcome_to-plan-STD-B7 = готовые ЖК: 4 + 3 + 2
welcome_to-plan-STD-C1 = готовые ЖК: 6 + 2 + 1
welcome_to-plan-STD-C2 = готовые ЖК: 5 + 4 + 1
welcome_to-plan-STD-C3 = готовые ЖК: 4 + 3
welcome_to-plan-STD-C4 = готовые ЖК: 5 + 2
welcome_to-plan-STD-C5 = готовые ЖК: 3 + 2 + 2 + 1
welcome_to-plan-STD-C6 = готовые ЖК: 5 + 3 + 2
welcome_to-plan-STD-C7 = готовые ЖК: 5 + 3 + 1
welcome_to-plan-ADV-01 = готовые ЖК из 1 дома на обоих концах каждой улицы
welcome_to-plan-ADV-02 = верхняя улица: готовые ЖК 2 и 6
welcome_to-plan-ADV-03 = центральная улица: готовые ЖК 3, 4 и 4
welcome_to-plan-ADV-04 = готовые ЖК 2, 2 и 4, в каждом пристройка
welcome_to-plan-ADV-05 = нижняя улица: готовые ЖК 3, 3 и 6
welcome_to-plan-ADV-06 = готовые ЖК 4 и 5, в каждом 2 пристройки
welcome_to-plan-ADV-07 = готовые ЖК 1, 1 и 2, в каждом бассейн
welcome_to-plan-ADV-08 = одна улица: готовые ЖК 4 и 4 и 1 круговой перекрёсток
welcome_to-plan-ADV-09 = 7 ячеек парков
welcome_to-plan-ADV-10 = все ячейки парков на двух улицах
welcome_to-plan-ADV-11 = 6 ячеек повышения стоимости
welcome_to-plan-ADV-12 = готовые ЖК 2, 3 и 3, в каждом бассейн
welcome_to-plan-ADV-13 = одна улица: готовые ЖК 2, 2 и 3 и 2 круговых перекрёстка
welcome_to-plan-ADV-14 = по 2 ячейки парков на каждой улице
welcome_to-plan-ADV-15 = 5 ячеек временной бригады
welcome_to-plan-ADV-16 = 3 полных столбца повышения стоимости
welcome_to-plan-ADV-17 = готовые ЖК 5 и 6, в каждом бассейн и пристройка
welcome_to-plan-F-A1 = все дома нижней улицы
welcome_to-plan-F-A2 = все дома верхней улицы
welcome_to-plan-F-A3 = 5 пристроек на одной улице
welcome_to-plan-F-A4 = 7 ячеек временной бригады
welcome_to-plan-F-A5 = первый и последний дом каждой улицы
welcome_to-plan-F-B1 = все парки на двух улицах
welcome_to-plan-F-B2 = все парки, все бассейны и круговой перекрёсток на одной улице
welcome_to-plan-F-B3 = все бассейны на двух улицах
welcome_to-plan-F-B4 = все парки и все бассейны нижней улицы
welcome_to-plan-F-B5 = все парки и все бассейны центральной улицы
welcome_to-asked-choose_pair = комбинация
welcome_to-asked-choose_cards = карты
welcome_to-asked-refusal_give = карта, которую отдают
welcome_to-asked-temp_delta = изменение номера
welcome_to-asked-house = дом
welcome_to-asked-fence_slot = забор
welcome_to-asked-estate_column = размер ЖК
welcome_to-asked-park = парк
welcome_to-asked-pool = бассейн
welcome_to-asked-bis_copy = пристройка
welcome_to-asked-approve_plan = планы или конец раунда
welcome_to-asked-spend_estates = ЖК для плана
welcome_to-asked-reshuffle = перетасовка

# What a report shows
welcome_to-matter-letter = План { $what }
welcome_to-matter-plans = Планы застройки по раундам
welcome_to-matter-plans-about = Когда выполняли каждый план и сколько раз.
error-welcome_to-score-room = Поле { $field }: эти ЖК и перекрёстки занимают столько домов: { $houses }, и не поместятся на улицах из 10, 11 и 12 домов (всего { $most }).
error-welcome_to-score-plans = Поле { $field }: на этом планшете нет того, чего требуют планы с такими очками; на каждый план идут отдельные ЖК ({ $rule }).

# The page
welcome_to-page-name = Welcome To
welcome_to-page-about = Пригород пятидесятых, карандаш и забор
welcome_to-page-alone = против «ААА»
welcome_to-page-tie = готовые ЖК: { $value }
welcome_to-page-ended-refusals = { $seat } отмечает третий отказ.
welcome_to-page-ended-plans = { $seat } утверждает все три плана.
welcome_to-page-ended-houses = { $seat } нумерует все дома.
welcome_to-page-stat-plans = планы
welcome_to-page-stat-refusals = отказы
welcome_to-page-moment = Раунд { $round }
welcome_to-page-house = Дом { $house }, { $street }
welcome_to-page-roundabout = перекрёсток
welcome_to-page-empty = пустой
welcome_to-page-pool = место для бассейна
welcome_to-page-pool-built = бассейн построен
welcome_to-page-estate = ЖК { $size }
welcome_to-page-fence-after = Забор после дома { $house }, { $street }
welcome_to-page-column = ЖК размера { $size }: по { $value } ПО, готовых: { $count }
welcome_to-page-cards-left = Карт осталось: { $left }
welcome_to-page-more = и ещё { $count }
welcome_to-page-paper = Бумага
welcome_to-page-paper-table = как за столом
welcome_to-page-paper-classic = классика
welcome_to-page-paper-blueprint = чертёж
welcome_to-page-fenced = за ним забор
welcome_to-page-in-estate = в готовом ЖК размера { $size }
welcome_to-credits = автор — Бенуа Тюрпен; первый издатель — Blue Cocker

# Why a move
welcome_to-why-points = { $n ->
    [0] без потери ПО
   *[other] сразу { $n } ПО
}
welcome_to-why-estate = готов ЖК размера { $size }
welcome_to-why-temps = { $n ->
    [one] { $n } ячейка
    [few] { $n } ячейки
    [many] { $n } ячеек
   *[other] { $n } ячейки
} временной бригады
welcome_to-why-plan = план { $letter } выполнен: { $n } ПО
welcome_to-why-nearer = до плана { $letter } остаётся на { $n } ЖК меньше
welcome_to-why-plots = за заборами ещё { $n ->
    [one] { $n } участок
    [few] { $n } участка
    [many] { $n } участков
   *[other] { $n } участка
} того размера, который нужен планам
welcome_to-why-plots-lost = { $n ->
    [0] ни один участок для планов не пропадает
    [one] на { $n } участок для планов меньше
    [few] на { $n } участка для планов меньше
    [many] на { $n } участков для планов меньше
   *[other] на { $n } участка для планов меньше
}
welcome_to-why-shut = { $n ->
    [0] ни один номер не остаётся без места
    [one] { $n } номер остаётся без места
    [few] { $n } номера остаются без места
    [many] { $n } номеров остаются без места
   *[other] { $n } номера остаются без места
}
welcome_to-why-room = { $n ->
    [0] другие номера не теряют мест
    [one] другие номера теряют { $n } место
    [few] другие номера теряют { $n } места
    [many] другие номера теряют { $n } мест
   *[other] другие номера теряют { $n } места
}
welcome_to-why-can-room = даже когда этот номер вписан, у других на { $n ->
    [one] { $n } место
    [few] { $n } места
    [many] { $n } мест
   *[other] { $n } места
} больше
welcome_to-why-can-room-lost = { $n ->
    [0] можно писать так, что другие номера не теряют мест
    [one] даже в лучшем доме этот номер отнимает у других { $n } место
    [few] даже в лучшем доме этот номер отнимает у других { $n } места
    [many] даже в лучшем доме этот номер отнимает у других { $n } мест
   *[other] даже в лучшем доме этот номер отнимает у других { $n } места
}
welcome_to-why-places = номер можно вписать в { $n ->
    [one] { $n } дом
    [few] { $n } дома
    [many] { $n } домов
   *[other] { $n } дома
}
welcome_to-why-can-points = в этом раунде можно получить { $n } ПО
welcome_to-why-can-estate = можно завершить ЖК размера { $n }
welcome_to-why-can-plan = можно выполнить план { $letter }: { $n } ПО

# What it is
welcome_to-about-title-pair = Комбинация
welcome_to-about-title-plan = План { $letter }
welcome_to-about-title-aaa = Карта «ААА»
welcome_to-about-title-solo_card = Соло-карта
welcome_to-about-title-roundabout = Круговые перекрёстки
welcome_to-about-title-estate = Жилой комплекс
welcome_to-about-title-park = Парки, { $street }
welcome_to-about-title-pool = Бассейны
welcome_to-about-title-bis = Пристройки
welcome_to-about-title-refusal = Отказы
welcome_to-about-title-temp = Временная бригада
welcome_to-about-title-column = Стоимость ЖК размера { $size }
welcome_to-about-pair = Номер вписывают в пустой дом, а действие можно выполнить после этого; временная бригада работает до вписывания.
welcome_to-about-fits = { $houses ->
    [0] Номер { $number } у вас никуда не подходит.
    [one] Номер { $number } у вас подходит для { $houses } дома.
   *[other] Номер { $number } у вас подходит для { $houses } домов.
}
welcome_to-about-next = Следующее действие этой колоды: { $action }.
welcome_to-about-action-fence = Нарисуйте забор между двумя домами: он делит улицу на ЖК.
welcome_to-about-action-estate_value = Закрасьте ячейку одного размера: все ваши готовые ЖК этого размера дорожают.
welcome_to-about-action-park = Закрасьте ячейку парков на улице, где только что вписали номер.
welcome_to-about-action-pool = Если номер вписан в дом с бассейном, постройте бассейн.
welcome_to-about-action-temp = Измените номер не больше чем на 2 в любую сторону (можно и на 0) и отметьте ячейку бригады.
welcome_to-about-action-bis = Повторите номер соседнего дома в пустом; каждая пристройка стоит очков.
welcome_to-about-plan = Условие: { $plan }. Кто утвердит план раньше других, получит { $first } ПО, все следующие — { $later }.
welcome_to-about-plan-turned = Уже утверждён: теперь он даёт { $points } ПО.
welcome_to-about-plan-yours = Вы утвердили его за { $points } ПО.
welcome_to-about-plan-met = Вы уже выполнили условие.
welcome_to-about-plan-lacks = Вам не хватает { $count } ЖК.
welcome_to-about-plan-not = Вы ещё не выполнили условие.
welcome_to-about-opponent = Получает за карту: парк { $park }, бассейн { $pool }, бригада { $temp }, забор { $fence }; отдельно за ЖК из карт.
welcome_to-about-opponent-closed = «ААА» закрылась: этот конкурент очков не получает.
welcome_to-about-opponent-plans = Утверждает планы { $letters }.
welcome_to-about-aaa = Когда выпадает эта карта, конкурент сразу утверждает план её буквы, если эта буква есть на его карте.
welcome_to-about-solo_card = Когда появляется эта карта, все планы переворачивают: с этого времени они дают меньше.
welcome_to-about-roundabout = Круговой перекрёсток занимает дом и делит улицу: справа от него номера начинаются снова. Каждый стоит очков.
welcome_to-about-estate = Дома между двумя заборами одной улицы; готов, когда у всех есть номера.
welcome_to-about-track-park = Каждое действие «парк» закрашивает ячейку этой улицы; считается наименьшее незакрашенное число.
welcome_to-about-track-pool = Каждый построенный бассейн закрашивает ячейку; считается наименьшее незакрашенное число.
welcome_to-about-track-bis = Каждая пристройка закрашивает ячейку; наименьшее незакрашенное число вычитают.
welcome_to-about-track-refusal = Когда ни один номер никуда не подходит, отмечают отказ; третий заканчивает игру.
welcome_to-about-track-roundabout = Каждый перекрёсток закрашивает ячейку; число вычитают.
welcome_to-about-track-temp = Больше всего ПО получает тот, у кого больше всего ячеек бригады; второе и третье места дают меньше.
welcome_to-about-track-estate = Столько даёт каждый ваш готовый ЖК этого размера.
welcome_to-about-values = Значения: { $values }.
welcome_to-about-track-now = Закрашено { $marks }, считается { $value }; следующая ячейка даст { $next }.
welcome_to-about-track-full = Закрашено всё ({ $marks }): считается { $value }.
welcome_to-about-temps-now = Ячеек { $marks }: сейчас { $points } ПО. За места дают { $values }.
welcome_to-about-estates-worth = Готовых: { $count } × { $each } = { $points } ПО.
welcome_to-about-house-number = Номер { $number }: написанное не меняют.
welcome_to-about-house-bis = Пристройка { $number }.
welcome_to-about-house-fits = Сюда подходят номера от { $low } до { $high }.
welcome_to-about-house-fits-one = Сюда подходит только номер { $number }.
welcome_to-about-house-shut = Сюда уже не подходит ни один номер.
welcome_to-about-house-empty = Дом ещё без номера.
welcome_to-about-pool-built = Бассейн построен.
welcome_to-about-pool-lost = Бассейн здесь уже не построят.
welcome_to-about-pool-open = Здесь можно построить бассейн: впишите номер вместе с действием «бассейн».
welcome_to-about-run-long = Домов между заборами: { $size }; больше 6 — это уже не ЖК.
welcome_to-about-run-open = Домов между заборами: { $size }, из них без номера: { $empty }. Когда у всех будут номера, это будет ЖК.
welcome_to-about-estate-worth = Готовый ЖК размера { $size }: { $points } ПО.
welcome_to-about-estate-spent = Использован для плана { $letter }.
welcome_to-about-fence-here = Здесь стоит забор.
welcome_to-about-fence-none = Забора здесь нет.
welcome_to-about-seat = { $seat }
welcome_to-about-short-seat = { $seat }: { $points } ПО, планов { $plans }, отказов { $refusals }
welcome_to-about-short-plan = План { $letter }: { $plan }; { $first } или { $later } ПО
welcome_to-about-short-house = { $number ->
    [-1] Дом { $house }, { $street }: пустой
   *[other] Дом { $house }, { $street }: { $number }
}
welcome_to-row-plan = Планы застройки
welcome_to-row-park = Парки
welcome_to-row-pool = Бассейны
welcome_to-row-temp = Временная бригада
welcome_to-row-estates = ЖК
welcome_to-row-bis = Пристройки
welcome_to-row-refusals = Отказы
welcome_to-row-roundabouts = Круговые перекрёстки
welcome_to-sum-plan = План { $letter }: { $points } ПО
welcome_to-sum-park = { $street }: ячеек { $marks } — { $points } ПО
welcome_to-sum-pool = Бассейнов { $marks } — { $points } ПО
welcome_to-sum-temp = Ячеек { $marks } — { $points } ПО за место
welcome_to-sum-estates = Размер { $size }: { $count } × { $each } = { $points } ПО
welcome_to-sum-bis = Пристроек { $marks }: { $points } ПО
welcome_to-sum-refusals = Отказов { $marks }: { $points } ПО
welcome_to-sum-roundabouts = Перекрёстков { $marks }: { $points } ПО
welcome_to-sum-total = Всего { $points } ПО
