# The page of lessons and the coach at a table
page-learn-step = Шаг { $step } из { $steps }
page-learn-steps = Шаги урока
page-learn-do = Ваш ход
page-learn-show = Показать
page-learn-next = Дальше
page-learn-back = Назад
page-learn-skip = Пропустить
page-learn-wrong = Не то. Ничего не потеряно: попробуйте ещё раз.
page-learn-right = Верно!
page-learn-then = А тем временем
page-learn-play = Сыграть первую партию
page-learn-more = Короткие уроки
page-learn-minutes = { $minutes } мин
page-coach = Советчик
page-coach-off = Без советов
