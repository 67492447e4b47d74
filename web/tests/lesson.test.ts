/** A lesson as one who runs a table: right answers go on, wrong ones are told and change nothing. */
import { beforeEach, describe, expect, it } from 'vitest'
import { Refused } from '../src/lib/api'
import { dismiss, isNew, said, sit, speaks, welcome } from '../src/lib/coach'
import type { Heard } from '../src/lib/live'
import { Course, type Moves, type Teacher } from '../src/lib/lesson.svelte'
import type { LessonAnswer, LessonInfo, LessonStep, StateMessage, View } from '../src/lib/wire'
import { event, question } from './said'

const STEPS = 3
const info = {
  game: 'any',
  id: 'main',
  title: 'lesson-main',
  about: '',
  minutes: 5,
  options: {},
  seats: 2,
  seat: 0,
  steps: ['a', 'b', 'c'],
  first_game: null,
} satisfies LessonInfo

function step(number: number, move = 0): LessonStep {
  const isDone = number !== 1 || move === 2
  return {
    game: 'any',
    lesson: 'main',
    number,
    of: STEPS,
    id: info.steps[number],
    move,
    moves: number === 1 ? 2 : 0,
    say: { key: 'say', args: {} },
    do: isDone ? null : { key: 'do', args: {} },
    done: isDone && number === 1 ? { key: 'done', args: {} } : null,
    rule: 'R-1',
    points: [],
    show: isDone ? null : 1,
    view: {} as View,
    decision: question('pick', 1, 2),
    sheets: [],
  }
}

class Somebody implements Teacher {
  asked: string[] = []
  step = async (number: number) => step(number)
  answer = async (number: number, made: Moves, actions: Moves): Promise<LessonAnswer> => {
    this.asked.push(`${number} ${made} + ${actions}`)
    const reason = { rule: 'R-2', key: 'reason-no', args: {} }
    if (actions[0] === 9)
      return { result: 'illegal', said: null, rule: 'R-2', reason, events: [], step: step(number, made.length) }
    if (actions[0] === 2)
      return {
        result: 'other',
        said: { key: 'other', args: {} },
        rule: 'R-1',
        reason: null,
        events: [],
        step: step(number, made.length),
      }
    const after = step(number, made.length + 1)
    return {
      result: 'right',
      said: after.done,
      rule: 'R-1',
      reason: null,
      events: [event(0), event(0, 1)],
      step: after,
    }
  }
  about = async () => Promise.reject(new Error('nobody asks'))
}

let teacher: Somebody
let kept: Record<string, string>
let course: Course
let heard: StateMessage[]
beforeEach(async () => {
  teacher = new Somebody()
  kept = {}
  heard = []
  const bookmark = {
    kept: (what: string) => kept[what] ?? null,
    keep: (what: string, v: string) => void (kept[what] = v),
  }
  course = new Course(info, ['me', 'rival'], teacher, bookmark)
  await course.begin(1)
  course.listen(0, { state: (m: StateMessage) => void heard.push(m) } as Heard)
})

describe('a lesson', () => {
  it('tells a step as a table does', () => {
    expect(heard[0].decision?.options).toHaveLength(2)
    expect(heard[0].table.seats.map((s) => [s.name, s.mine])).toEqual([
      ['me', true],
      ['rival', false],
    ])
  })

  it('asks one by one what a table takes as a whole', async () => {
    const several = (most: number) => ({ ...question('pick', 1, 2), choose: { least: 1, most, stop: null } })
    for (const [most, left] of [
      [1, 1],
      [2, undefined],
    ] as const) {
      teacher.step = async (number: number) => ({ ...step(number), decision: several(most) })
      await course.begin(1)
      expect(heard.at(-1)?.decision?.choose?.most).toBe(left)
    }
  })

  it('goes on with right answers, each told with those before it', async () => {
    const first = await course.move(0, 0, [1])
    const second = await course.move(0, 0, [1])
    expect(teacher.asked).toEqual(['1  + 1', '1 1 + 1'])
    expect(second.step).toBeGreaterThan(first.step)
    expect(second.events.map((e) => e.step)).toEqual([second.step, second.step])
    expect(course.isDone).toBe(true)
    expect(second.decision).toBeNull()
  })

  it('says of a wrong answer what it was, and stays', async () => {
    const was = heard[0].step
    const after = await course.move(0, 0, [2])
    expect(course.answer?.said?.key).toBe('other')
    expect([after.step, after.decision]).toEqual([was, heard[0].decision])
    await course.move(0, 0, [1])
    expect(teacher.asked.at(-1)).toBe('1  + 1')
  })

  it('refuses what is not legal with its reason', async () => {
    const refused = await course.move(0, 0, [9]).catch((e: unknown) => e)
    expect(refused).toBeInstanceOf(Refused)
    expect((refused as Refused).reason?.key).toBe('reason-no')
  })

  it('begins a step anew when it is taken back, and forgets what was said', async () => {
    await course.move(0, 0, [1])
    await course.undo()
    expect(course.answer).toBeNull()
    await course.move(0, 0, [1])
    expect(teacher.asked.at(-1)).toBe('1  + 1')
  })

  it('is resumed where it was left, and anew once it is finished', async () => {
    expect(course.left).toBe(1)
    await course.begin(2)
    expect(course.left).toBe(2)
    expect(course.isLast).toBe(true)
    course.finish()
    expect(course.left).toBe(0)
    for (const nonsense of ['3', '-1', 'x', '1.5']) {
      kept['learn-any-main'] = nonsense
      expect(course.left).toBe(0)
    }
  })
})

describe('the coach', () => {
  const memory = () => {
    const all: Record<string, unknown> = {}
    return {
      remembered: <T>(what: string) => (all[what] ?? null) as T | null,
      remember: (what: string, value: unknown) => void (all[what] = value),
    }
  }

  it('speaks at the first three tables of a game', () => {
    const here = memory()
    for (const table of ['a', 'b', 'c']) {
      expect(speaks(here, 'any', table)).toBe(true)
      sit(here, 'any', table)
    }
    expect(speaks(here, 'any', 'a')).toBe(true)
    expect(speaks(here, 'any', 'd')).toBe(false)
    expect(speaks(here, 'other', 'd')).toBe(true)
  })

  it('says a thing once, goes when it is sent away and comes when it is called', () => {
    const here = memory()
    expect(isNew(here, 'any', 'goal')).toBe(true)
    said(here, 'any', 'goal')
    expect(isNew(here, 'any', 'goal')).toBe(false)
    dismiss(here, 'any')
    expect(speaks(here, 'any', 'a')).toBe(false)
    welcome(here, 'any', 'a')
    expect(speaks(here, 'any', 'a')).toBe(true)
    expect(isNew(here, 'any', 'goal')).toBe(true)
  })
})
