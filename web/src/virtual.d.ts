/** Made by scripts/cards.mjs. */
declare module 'virtual:cards/*' {
  const text: string
  export default text
}
