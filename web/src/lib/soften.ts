/** Soft hyphens where a Cyrillic word may always be parted: after a vowel, before a consonant and a vowel. A narrow
 *  card then parts a long name with a hyphen, also in browsers that know no Russian or Ukrainian. */
const PLACE = /(\p{L}\p{L}[аеёєиіїоуыэюя])(?=[бвгґджзклмнпрстфхцчшщ][аеёєиіїоуыэюя]\p{L})/giu

export const soften = (text: string): string => text.replace(PLACE, '$1\u00ad')
