# The page of lessons and the coach at a table
page-learn-step = Крок { $step } з { $steps }
page-learn-steps = Кроки уроку
page-learn-do = Ваш хід
page-learn-show = Показати
page-learn-next = Далі
page-learn-back = Назад
page-learn-skip = Пропустити
page-learn-wrong = Не те. Нічого не втрачено: спробуйте ще раз.
page-learn-right = Так!
page-learn-then = А тим часом
page-learn-play = Зіграти першу партію
page-learn-more = Короткі уроки
page-learn-minutes = { $minutes } хв
page-coach = Порадник
page-coach-off = Без порад
