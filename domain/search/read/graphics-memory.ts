import { type Lexeme, phrases } from './lexemes.ts';

const GRAPHICS_MEMORY = phrases('vram, μνήμη γραφικών, graphics memory, gpu memory');
const CARD = phrases(
  'κάρτα γραφικών, γραφικών, κάρτα, γραφικά, gpu, graphics card, graphics, vram, rtx, gtx, quadro, radeon, geforce',
);
/** Beyond it the machine's own is meant, `gtx 1050 8gb`, which a card that is not named may have. */
const [MOST_OF_NAMED, MOST_OF_CARD] = [6, 8];

/** The 6 GB of «κάρτα γραφικών 6gb», `rtx 3050 4gb` and `4gb vram` are the card's. */
export function isOfGraphicsCard(
  lexemes: readonly Lexeme[],
  index: number,
  { gigabytes, to }: { gigabytes: number; to: number },
): boolean {
  if (GRAPHICS_MEMORY.at(lexemes, to) > 0) return true;
  const number = lexemes[index - 1]?.kind === 'number' ? 1 : 0;
  const isAfterCard = [1, 2].some((size) => CARD.at(lexemes, index - number - size) === size);
  return isAfterCard && gigabytes <= (number > 0 ? MOST_OF_NAMED : MOST_OF_CARD);
}
