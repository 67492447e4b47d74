/** Walks a lesson in the page as a learner does who follows what is shown. */
import { press, SETTLED } from './harness.mjs'

/** Keeps the step as the server told it last in `page.told`. */
export function listen(page) {
  page.on('response', async (response) => {
    if (!response.url().includes('/api/lessons/') || !response.ok()) return
    const told = await response.json().catch(() => null)
    if (told?.result === 'right') page.told = told.step
    else if (told?.view) page.told = told
  })
}

export async function settled(page) {
  await page.waitForFunction(() => document.querySelector('.table')?.dataset.busy === '0')
  await page.waitForTimeout(SETTLED)
}

/** Until a press has led on from this step, or to something else to press. */
async function heard(page, was, selector) {
  await page.waitForFunction(
    ([step, q]) => {
      const { busy, step: now } = document.querySelector('.table').dataset
      return busy === '0' && (now !== step || document.querySelector(q))
    },
    [was, selector],
    { polling: 20 },
  )
}

/** Makes the meant answer: by its button, by the component it touches, or from the list of all moves. */
export async function follow(page) {
  const was = await page.getAttribute('.table', 'data-step')
  const option = page.told.decision.options.find((o) => o.action === page.told.show)
  await press(page, '[data-lesson-step] [data-show]')
  await page.waitForSelector('.table [data-hinted], .table .ak-ghost.advised', { state: 'attached' })
  const button = `.bar [data-option="${option.code}"]`
  const part = `.table [data-part="${option.touches[0]}"][data-lit]`
  if (await page.locator(button).count()) await press(page, button)
  else if (option.touches.length === 1 && (await page.locator(part).count())) {
    await page.locator(part).first().focus()
    await page.keyboard.press('Enter')
    await heard(page, was, `.bar [data-confirm], ${button}`)
    // What is to be confirmed then may already be the next thing.
    const isSame = (await page.getAttribute('.table', 'data-step')) === was
    if (isSame && (await page.locator('.bar [data-confirm]').count())) await press(page, '.bar [data-confirm]')
  } else {
    await press(page, '.bar [data-moves]')
    await page.locator(`[role="dialog"] [data-option="${option.code}"], dialog [data-option="${option.code}"]`).click()
  }
  // A pass is asked about once, and what lies there may mean several things: then its button says it.
  await heard(page, was, button)
  if ((await page.getAttribute('.table', 'data-step')) === was) {
    await page.waitForTimeout(SETTLED)
    if ((await page.getAttribute('.table', 'data-step')) === was && (await page.locator(button).count()))
      await press(page, button)
  }
  await page.waitForFunction((step) => document.querySelector('.table')?.dataset.step !== step, was)
  await settled(page)
}

/** Every step in turn; `seen(name)` is called at everything that it asks and when it is done. `skips(n)` says which are
 *  skipped. */
export async function walk(page, seen, between = async () => undefined, skips = () => false) {
  const steps = page.told.of
  for (let n = 0; n < steps; n++) {
    const name = String(n).padStart(2, '0')
    await seen(`${name}-ask`)
    await between(n)
    for (let move = 2; page.told.do && !skips(n); move++) {
      await follow(page)
      if (page.told.do) await seen(`${name}-ask${move}`)
    }
    if (page.told.done && !page.told.do) await seen(`${name}-done`)
    if (n === steps - 1) break
    await press(page, page.told.do ? '[data-skip]' : '[data-next]')
    await page.waitForSelector(`[data-lesson-step="${n + 1}"]`)
    await settled(page)
  }
}
