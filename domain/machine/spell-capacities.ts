/** Sizes of memory and storage as sellers abbreviate and add them up, written out. */

/** What a size consists of, said after it: `16GB (2x8GB)`, `16GB (8GB soldered + 8GB)`. */
const BREAKDOWN = /(?<![\d.,])(\d+\s?[gt][bo])\s?\((?=[^()]*\d\s?(?:[gt][bo]|[x×]))[^()]*\)/gi;
const MODULES = /(?<![\p{L}\d.,x×])([1-4])\s?[x×*]\s?(\d{1,4})\s?([gt][bo]?)?(?![\p{L}\d"]|[.,]\d|\s?[x×])/giu;
const TWICE = /(?<![\d.,])(\d{1,4})\s?([gt][bo])\s?[x×]\s?2(?![\d.,])/gi;
const TWO_MODULES =
  /(?<![\p{L}\d.,/])(\d{1,2})\s?(?:gb?)?\s?\+\s?(\d{1,2})\s?gb?(?!\p{L}|\s?(?:ssd|hdd|nvme|emmc|ufs))/giu;
/** Modules of memory differ by this factor at most, and are no larger than that; `4+64GB` is memory and storage. */
const [MOST_APART, LARGEST_MODULE] = [4, 32];
/** `8-256`, of usual sizes only. */
const DASHED =
  /(?<![\p{L}\d.,/-])(4|8|12|16|20|24|32|64)\s?-\s?(120|128|240|250|256|480|500|512|1000|1024)(?![\p{L}\d-])/gu;

/** `8 GB SSD 256 GB`: the word is that of the size after it. */
const LABEL_BETWEEN =
  /(?<![\d.,])((?:4|8|12|16|20|24|32|64)\s?g[bo]?)\s+(ssd|nvme|hdd)\s?(\d{3,4}\s?g[bo]?|\d\s?t[bo])(?!\p{L}|\s?(?:ssd|nvme|hdd))/giu;

function addModules(written: string, one: string, other: string): string {
  const [small = 0, large = 0] = [Number(one), Number(other)].sort((a, b) => a - b);
  return large <= LARGEST_MODULE && large <= small * MOST_APART ? `${small + large}GB` : written;
}

/** `16/512GB`, `8/256`, `2x8GB`, `8+8GB`, `SSD 256`, `256 SSD`, `16 RAM`, `8G`: the same with the units that they leave out. */
export function spellCapacities(phrase: string): string {
  return phrase
    .replace(BREAKDOWN, '$1')
    .replace(/(?<![\d.,])(\d{4,5})\s?mb(?!\p{L})/giu, spellMegabytes)
    .replace(/(\d)\s?(?:γίγα|γιγα|gigs?|giga)(?!\p{L})/giu, '$1GB')
    .replace(
      MODULES,
      (_, count: string, size: string, unit: string) => `${Number(count) * Number(size)}${unit || 'GB'}`,
    )
    .replace(TWICE, (_, size: string, unit: string) => `${2 * Number(size)}${unit}`)
    .replace(TWO_MODULES, addModules)
    .replace(DASHED, '$1GB / $2GB')
    .replace(LABEL_BETWEEN, '$1 / $3 $2')
    .replace(
      /(?<![\p{L}\d.,]|(?<![\p{L}\d])\d{1,2}\/)(\d{1,2})\s?(?:gb?)?\s?[/+]\s?(\d{3,4})\s?(?:gb?)?(?![\d\p{L}"])/giu,
      '$1GB / $2GB',
    )
    .replace(/(?<![\p{L}\d.,]|(?<![\p{L}\d])\d{1,2}\/)(\d{1,2})\s?(?:gb?)?\s?\/\s?(\d)\s?tb(?!\p{L})/giu, '$1GB / $2TB')
    .replace(/(?<!\p{L})(ssd|nvme|hdd)\s?(?!20[12]\d)(\d{3,4})(?![\d.,]|\s?[gt][bo]\b|\s?[x×]\s?\d)/giu, '$2GB $1')
    .replace(/(?<![\d.,])(\d{3,4})\s?(ssd|nvme|hdd)(?!\p{L})/giu, '$1GB $2')
    .replace(/(?<![\p{L}\d.,])(\d{1,2})\s?(ram|ddr\d)(?!\p{L})/giu, '$1GB $2')
    .replace(/(?<!\p{L})ram\s?(\d{1,2})(?![\d.,]|\s?[gt][bo]\b)/giu, '$1GB RAM')
    .replace(
      /(?<![\d.,])(4|8|12|16|24|32|64|128|240|256|480|512)g(?![\p{L}\d]|[\s/-]*(?:lte|wwan|modem))/giu,
      spellGiga,
    );
}

/** `8192MB`; what makes no whole gigabytes is a cache. */
function spellMegabytes(written: string, size: string): string {
  return Number(size) % 1024 === 0 ? `${Number(size) / 1024}GB` : written;
}

/** A `4G` after other sizes is the telephone network. */
function spellGiga(written: string, size: string, ...[place, phrase]: [number, string]): string {
  return size === '4' && /\d\s?[gt][bo]\b/i.test(phrase.slice(0, place)) ? written : `${size}GB`;
}
