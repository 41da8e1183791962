import type * as Desk from '#desk/create-desk.tsx';
import type { DeskSettings } from '#desk/desk-context.ts';
import type { AnswerBody } from './bounded-request.ts';
import { hasBody, sendResponse, toPath, toRequest } from './node-http.ts';
import type { Site } from './request-origin.ts';
import type { Middleware } from './request-steps.ts';

const DESK_PATH = /^\/desk(?:[/?]|$)/;

/**
 * The owner's desk. Its program is read at the first request for it: shops without one, and all shoppers, do without.
 *
 * @param load in development each time anew
 */
export function answerDesk(
  settings: DeskSettings,
  site: Site,
  { bodies, load }: { bodies: AnswerBody; load: () => Promise<typeof Desk> },
): Middleware {
  let made: { of: typeof Desk; answer: ReturnType<typeof Desk.createDesk> } | undefined;
  const open = async () => {
    const program = await load();
    if (made?.of !== program) made = { of: program, answer: program.createDesk(settings) };
    return made.answer;
  };
  return async (message, reply) => {
    if (!DESK_PATH.test(toPath(message.url))) return false;
    const answer = await open();
    const response = hasBody(message) ? await bodies(message, 'desk', answer) : await answer(toRequest(message, site));
    await sendResponse(response, message, reply);
    return true;
  };
}
