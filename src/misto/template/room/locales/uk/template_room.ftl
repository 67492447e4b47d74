template_room-name = Template Room
template_room-credits = Маленька гра, з якої можна почати.
# counted: поверх поверх поверху поверхи поверхів
# counted: новий_поверх новий_поверх нового_поверху нові_поверхи нових_поверхів
# компоненти; кожен у відмінках, яких потребують речення
template_room-house-1 = будинок 1
    .gen = будинку 1
    .help = Росте, коли кубик показує 1.
template_room-house-2 = будинок 2
    .gen = будинку 2
    .help = Росте, коли кубик показує 2.
template_room-house-3 = будинок 3
    .gen = будинку 3
    .help = Росте, коли кубик показує 3.
template_room-house-4 = будинок 4
    .gen = будинку 4
    .help = Росте, коли кубик показує 4.
template_room-house-5 = будинок 5
    .gen = будинку 5
    .help = Росте, коли кубик показує 5.
template_room-house-6 = будинок 6
    .gen = будинку 6
    .help = Росте, коли кубик показує 6.
# запитання й відповіді
template_room-prompt-roll = Киньте кубики
template_room-prompt-build = На кубиках { $dice }: який будинок росте?
template_room-prompt-stuck = На кубиках { $dice }: жоден будинок рости не може
template_room-option-roll = кинути кубики
template_room-option-again = перекинути всі кубики
template_room-option-build = { $house }: добудувати до { $storeys ->
    [one] { $storeys } поверху
   *[other] { $storeys } поверхів
}
template_room-option-pass = пас
# чому ні
template_room-reason-over = Гру завершено.
template_room-reason-not-active = Зараз хід гравця { $seat }.
template_room-reason-roll-first = Спершу киньте кубики.
template_room-reason-once = Перекинути кубики можна лише раз за хід.
template_room-reason-finished = У { $house_gen } вже чотири поверхи: його завершено.
template_room-reason-not-shown = Жоден кубик не показує { $house_gen }.
template_room-reason-must-build = Є будинок, який може рости: будувати обов’язково.
# що сталося
template_room-event-roll = { $seat }: кидок { $dice }
template_room-event-build = { $seat }: { $house }, { $storeys ->
    [one] { $storeys } новий поверх
    [few] { $storeys } нові поверхи
   *[other] { $storeys } нових поверхів
}
template_room-event-pass = { $seat }: пас, жоден будинок рости не може
template_room-event-end = Усі зробили свої ходи.
# рахунок
template_room-line-houses = Будинки, завершено: { $finished }
template_room-line-row = Ряд завдовжки { $houses }
template_room-part-houses = Будинки
template_room-part-row = Найдовший ряд
template_room-row-houses = Будинки
template_room-row-row = Найдовший ряд
template_room-sum-houses = 1, 3, 6 або 10 очок за будинок залежно від поверхів: { $points }; завершено: { $finished }
template_room-sum-row = { $houses } × 1 за сусідні будинки = { $points }
template_room-sum-total = Разом { $points }
# чому саме цей хід
template_room-why-mean = у середньому приносить очок: { $n }
template_room-why-points = додає за будинок { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
}
template_room-why-row = подовжує ряд на { $n }
# що це таке
template_room-about-house = { $storeys ->
    [0] Не розпочато
    [one] { $storeys } поверх
    [few] { $storeys } поверхи
   *[other] { $storeys } поверхів
}, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
template_room-about-short-house = { $house }: { $storeys ->
    [0] не розпочато
    [one] { $storeys } поверх
    [few] { $storeys } поверхи
   *[other] { $storeys } поверхів
}
template_room-about-street-title = Вулиця гравця { $seat }
template_room-about-street = Поки що { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
# опції
template_room-opt-rounds = Ходів на кожного
    .help = Після стількох ходів кожного гра завершується.
template_room-opt-rows = Очки за ряди
    .help = Найдовший ряд сусідніх розпочатих будинків приносить по очку за будинок.
template_room-opt-rows-true = так
template_room-opt-rows-false = ні
# звіт лабораторії
template_room-matter-houses = Будинки
template_room-matter-houses-about = Частка перемог місць, що будували цей будинок · разів на місце.
# сторінка; поле, якого ще ніхто не намалював, показує вигляд під цими назвами
template_room-page-name = Template Room
template_room-page-about = Кидайте кубики, зводьте будинки
template_room-page-moment = Раунд { $round } із { $rounds }
template_room-view-round = Раунд
template_room-view-rounds = Усього раундів
template_room-view-active = Чий хід
template_room-view-dice = Кубики
template_room-view-rolls = Залишилося кидків
template_room-view-asked = Про що запитано
template_room-view-asked-roll = кидок кубиків
template_room-view-asked-build = який будинок росте
template_room-view-asked-over = ні про що, гру завершено
template_room-view-streets = Вулиці
template_room-view-storeys = Поверхи будинків від 1 до 6
template_room-view-points = Очки
