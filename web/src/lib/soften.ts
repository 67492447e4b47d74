/** Soft hyphens where a Cyrillic word may always be parted: after a vowel, ь or й, before consonants and a vowel, with two
 *  letters at least on either side. A narrow card then parts a long name with a hyphen, also in browsers that know no
 *  Russian or Ukrainian. */
const PLACE =
  /(\p{L}\p{L}[аеёєиіїоуыэюяьй])(?=[бвгґджзклмнпрстфхцчшщ](?:[аеёєиіїоуыэюя]\p{L}|ь?[бвгґджзклмнпрстфхцчшщ]+ь?[аеёєиіїоуыэюя]))/giu

export const soften = (text: string): string => text.replace(PLACE, '$1\u00ad')
