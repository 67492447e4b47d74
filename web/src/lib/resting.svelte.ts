/** Whether the server's database rests: said on every page until an answer comes. */
class Resting {
  /** the key of its error, as `database-full` */
  key: string | null = $state(null)
}

export const resting = new Resting()
