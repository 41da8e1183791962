import { type Outcome, Redirect } from './encoded-data.ts';
import { postToAction } from './route-data.ts';
import { boundaryOf, type Loading, loadModule, takeData } from './route-loading.ts';
import type { RouteMatch, RouteModules, Screen, Submission } from './types.ts';

/** What the innermost route says to a posted form: by its own function, or the server's. */
export async function sendForm(
  { body, encType }: Submission,
  { manifest, modules, matches, page, signal }: Loading,
): Promise<Outcome> {
  const leaf = matches.at(-1);
  if (!leaf) return { error: new Error('No route takes this form') };
  const encoded = () => (encType === 'multipart/form-data' ? body : new URLSearchParams(textsOf(body)));
  const post = () => postToAction(page, encoded(), signal);
  try {
    const { clientAction } = await loadModule(manifest, modules, leaf.id);
    if (!clientAction) return await post();
    const request = new Request(page, { method: 'POST', body: encoded(), signal });
    const serverAction = async () => takeData(await post());
    return { data: await clientAction({ request, params: leaf.params, serverAction }) };
  } catch (error) {
    return error instanceof Redirect ? { redirect: error } : { error };
  }
}

/** What the next screen says of a form; of any other visit, that there was none. */
export function toAnswer(
  modules: RouteModules,
  matches: readonly RouteMatch[],
  answer: Outcome | null,
): Pick<Screen, 'actionData'> & Partial<Pick<Screen, 'errors'>> {
  if (answer && 'error' in answer)
    return { actionData: null, errors: { [boundaryOf(modules, matches)]: answer.error } };
  return { actionData: answer && 'data' in answer ? { [matches.at(-1)?.id ?? '']: answer.data } : null };
}

/** The texts of a form that is not sent with its files; of a file, as browsers do it, its name. */
function textsOf(form: FormData): [string, string][] {
  return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
}
