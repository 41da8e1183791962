// Comfort only: the desk works in full without this file.

// On a narrow screen the rooms are more than fit.
document.querySelector('.rooms [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });

// A form is sent once.
document.addEventListener('submit', (event) => {
  const form = event.target;
  if (form.dataset.sent || form.dataset.passkey) event.preventDefault();
  if (form.dataset.sent) return;
  form.dataset.sent = 'yes';
  // After the browser's own question was closed the form can be sent again.
  if (form.dataset.passkey) sendPasskey(form).catch(() => delete form.dataset.sent);
});
// Back from the next page, out of the browser's memory: the forms are alive again.
window.addEventListener('pageshow', () => {
  for (const form of document.forms) delete form.dataset.sent;
});

/** What a page needs of the browser. */
function wake() {
  // What a form answered is read first.
  document.querySelector('.notice--wrong')?.focus();
  if (!globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON) return;
  for (const form of document.querySelectorAll('[data-passkey]')) form.hidden = false;
  document.querySelector('[data-no-passkey]')?.remove();
}
wake();

/** Asks the desk for a challenge and the browser for its answer, and sends that. */
async function sendPasskey(form) {
  const asking = new FormData(form);
  asking.set('action', 'passkey_ask');
  const answer = await fetch(form.getAttribute('action') ?? location.href, { method: 'POST', body: asking });
  if (!answer.headers.get('content-type')?.startsWith('application/json')) {
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    document.querySelector('main').replaceWith(page.querySelector('main'));
    return wake();
  }
  const options = await answer.json();
  const { parseCreationOptionsFromJSON, parseRequestOptionsFromJSON } = PublicKeyCredential;
  const credential =
    form.dataset.passkey === 'create'
      ? await navigator.credentials.create({ publicKey: parseCreationOptionsFromJSON(options) })
      : await navigator.credentials.get({ publicKey: parseRequestOptionsFromJSON(options) });
  form.elements.passkey.value = JSON.stringify(credential);
  form.submit();
}

// How far long work is: asked until its page has no link for it any more.
async function follow() {
  const answer = await fetch(location.href).catch(() => null);
  const page = answer?.ok && new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (page && !page.querySelector('[data-job]')) {
    document.querySelector('main').replaceChildren(...page.querySelector('main').children);
    return document.querySelector('main').focus();
  }
  // The place stays, so that its words are read out.
  if (page) document.querySelector('[role=status]').textContent = page.querySelector('[role=status]').textContent;
  setTimeout(follow, 2_000);
}
if (document.querySelector('[data-job]')) follow();

// What the shop understands of a title, beside it while it is typed.
const title = document.querySelector('[name^="title_"]');
let asked;
title?.addEventListener('input', () => {
  clearTimeout(asked);
  asked = setTimeout(async () => {
    const { value: vendor } = title.form.elements.vendor;
    const { value: type } = title.form.elements.type;
    const search = new URLSearchParams({ title: title.value, vendor, type });
    const answer = await fetch(`/desk/products/reading?${search}`).catch(() => null);
    if (!answer?.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const reading = page.getElementById('reading');
    if (reading && search.get('title') === title.value)
      document.getElementById('reading')?.replaceChildren(...reading.children);
  }, 300);
});

// Photos in another order: pictures are dragged as browsers do; the number beside each does the same.
for (const list of document.querySelectorAll('[data-sort]')) {
  let dragged;
  const items = () => [...list.children];
  list.addEventListener('dragstart', ({ target }) => {
    dragged = target.closest?.('li');
  });
  list.addEventListener('dragover', (event) => {
    const over = event.target.closest('li');
    if (!dragged || !over || over === dragged) return;
    event.preventDefault();
    const isLater = items().indexOf(over) > items().indexOf(dragged);
    over[isLater ? 'after' : 'before'](dragged);
    for (const [index, item] of items().entries()) item.querySelector('[name^="place "]').value = index + 1;
  });
  list.addEventListener('dragend', () => {
    dragged = undefined;
  });
}
