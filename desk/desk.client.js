// Comfort only: the desk works in full without this file.

// What a form answered is read first.
document.querySelector('.notice--wrong')?.focus();

// On a narrow screen the rooms are more than fit.
document.querySelector('.rooms [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });

for (const form of document.forms) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = 'yes';
  });
}
// Back from the next page, out of the browser's memory: the forms are alive again.
window.addEventListener('pageshow', () => {
  for (const form of document.forms) delete form.dataset.sent;
});

// What the shop understands of a title, beside it while it is typed.
const title = document.querySelector('[data-reading]');
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
