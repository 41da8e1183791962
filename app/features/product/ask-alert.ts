/** What the platform answers to a wish that asks for JSON. */
interface Answer {
  text: string;
  /** What is wrong with this address; none once the mail is on its way. */
  wrongEmail?: string;
}

/** Sends the wish and says the answer inside its form; where that fails, the form is sent as without scripts. */
export async function askAlert(form: HTMLFormElement): Promise<void> {
  const answer = await send(form);
  const told = form.querySelector('[role=status]');
  const email = form.querySelector<HTMLInputElement>('[type=email]');
  const sure = form.querySelector<HTMLInputElement>('[name=sure]');
  if (!answer || !told || !email || !sure) return form.submit();
  told.textContent = answer.text;
  if (answer.wrongEmail === undefined) {
    form.replaceChildren(told);
    form.tabIndex = -1;
    form.focus();
    return;
  }
  sure.value = answer.wrongEmail;
  email.setAttribute('aria-invalid', 'true');
  email.setAttribute('aria-describedby', told.id);
  email.focus();
}

async function send(form: HTMLFormElement): Promise<Answer | null> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const sent = { method: 'POST', headers: { accept: 'application/json' }, body: new URLSearchParams(fields) };
  try {
    const response = await fetch(form.action, sent);
    return response.headers.get('content-type')?.startsWith('application/json') ? await response.json() : null;
  } catch {
    return null;
  }
}
