template_room-name = Template Room
template_room-credits = Маленькая игра, с которой можно начать.
# counted: этаж этаж этажа этажа этажей
# counted: новый_этаж новый_этаж нового_этажа новых_этажа новых_этажей
# компоненты; каждый в падежах, которые нужны фразам
template_room-house-1 = дом 1
    .gen = дома 1
    .help = Растёт, когда кубик показывает 1.
template_room-house-2 = дом 2
    .gen = дома 2
    .help = Растёт, когда кубик показывает 2.
template_room-house-3 = дом 3
    .gen = дома 3
    .help = Растёт, когда кубик показывает 3.
template_room-house-4 = дом 4
    .gen = дома 4
    .help = Растёт, когда кубик показывает 4.
template_room-house-5 = дом 5
    .gen = дома 5
    .help = Растёт, когда кубик показывает 5.
template_room-house-6 = дом 6
    .gen = дома 6
    .help = Растёт, когда кубик показывает 6.
# вопросы и ответы
template_room-prompt-roll = Бросьте кубики
template_room-prompt-build = На кубиках { $dice }: какой дом растёт?
template_room-prompt-stuck = На кубиках { $dice }: ни один дом расти не может
template_room-option-roll = бросить кубики
template_room-option-again = перебросить все кубики
template_room-option-build = { $house }: достроить до { $storeys ->
    [one] { $storeys } этажа
   *[other] { $storeys } этажей
}
template_room-option-pass = пас
# почему нет
template_room-reason-over = Игра окончена.
template_room-reason-not-active = Сейчас ходит { $seat }.
template_room-reason-roll-first = Сначала бросьте кубики.
template_room-reason-once = Перебросить кубики можно только раз за ход.
template_room-reason-finished = У { $house_gen } уже четыре этажа: он достроен.
template_room-reason-not-shown = Ни один кубик не показывает номер { $house_gen }.
template_room-reason-must-build = Есть дом, который может расти: строить обязательно.
# что произошло
template_room-event-roll = { $seat }: бросок { $dice }
template_room-event-build = { $seat }: { $house }, { $storeys ->
    [one] { $storeys } новый этаж
    [few] { $storeys } новых этажа
   *[other] { $storeys } новых этажей
}
template_room-event-pass = { $seat }: пас, ни один дом расти не может
template_room-event-end = Все сделали свои ходы.
# счёт
template_room-line-houses = Дома, достроено: { $finished }
template_room-line-row = Ряд длиной { $houses }
template_room-part-houses = Дома
template_room-part-row = Самый длинный ряд
template_room-row-houses = Дома
template_room-row-row = Самый длинный ряд
template_room-sum-houses = 1, 3, 6 или 10 очков за дом в зависимости от этажей: { $points }; достроено: { $finished }
template_room-sum-row = { $houses } × 1 за соседние дома = { $points }
template_room-sum-total = Всего { $points }
# почему именно этот ход
template_room-why-mean = в среднем приносит очков: { $n }
template_room-why-points = добавляет за дом { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
template_room-why-row = удлиняет ряд на { $n }
# что это такое
template_room-about-house = { $storeys ->
    [0] Не начат
    [one] { $storeys } этаж
    [few] { $storeys } этажа
   *[other] { $storeys } этажей
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
template_room-about-short-house = { $house }: { $storeys ->
    [0] не начат
    [one] { $storeys } этаж
    [few] { $storeys } этажа
   *[other] { $storeys } этажей
}
template_room-about-street-title = Улица игрока { $seat }
template_room-about-street = Пока { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
# опции
template_room-opt-rounds = Ходов у каждого
    .help = После стольких ходов каждого игра заканчивается.
template_room-opt-rows = Очки за ряды
    .help = Самый длинный ряд соседних начатых домов приносит по очку за дом.
template_room-opt-rows-true = да
template_room-opt-rows-false = нет
# отчёт лаборатории
template_room-matter-houses = Дома
template_room-matter-houses-about = Доля побед мест, строивших этот дом · раз на место.
# страница; поле, которое ещё никто не нарисовал, показывает вид под этими названиями
template_room-page-name = Template Room
template_room-page-about = Бросайте кубики, возводите дома
template_room-page-moment = Раунд { $round } из { $rounds }
template_room-view-round = Раунд
template_room-view-rounds = Всего раундов
template_room-view-active = Чей ход
template_room-view-dice = Кубики
template_room-view-rolls = Осталось бросков
template_room-view-asked = О чём спрошено
template_room-view-asked-roll = бросок кубиков
template_room-view-asked-build = какой дом растёт
template_room-view-asked-over = ни о чём, игра окончена
template_room-view-streets = Улицы
template_room-view-storeys = Этажи домов от 1 до 6
template_room-view-points = Очки
