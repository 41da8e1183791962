// Comfort only: the checkout works in full without this file.
const form = document.querySelector('form[data-checkout], form[data-pay]');
const pay = form?.querySelector('button[value="pay"], button[value="card"]');
let paying = false;

// The tab's own memory, where the browser does not refuse it.
const memory = {
  read(key) {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? '{}');
    } catch {
      return {};
    }
  },
  write(key, value) {
    try {
      if (value) sessionStorage.setItem(key, JSON.stringify(value));
      else sessionStorage.removeItem(key);
    } catch {
      // The page works without.
    }
  },
};
const CHOICE_KEY = 'checkout-choice';
const TYPED_KEY = 'checkout-typed';

form?.addEventListener('submit', (event) => {
  if (paying) {
    event.preventDefault();
    return;
  }
  if (event.submitter !== pay || !pay) return;
  paying = true;
  pay.setAttribute('aria-disabled', 'true');
  pay.dataset.label = pay.textContent ?? '';
  pay.textContent = pay.dataset.busy ?? '';
});

// Back from the next page, out of the browser's memory: the button is alive again.
window.addEventListener('pageshow', (event) => {
  if (!event.persisted || !pay || !paying) return;
  paying = false;
  pay.removeAttribute('aria-disabled');
  pay.textContent = pay.dataset.label ?? '';
});

// A choice that changes the sum shows the new one at once; whoever is choosing by keyboard goes on where they were.
for (const choice of form?.querySelectorAll('[data-update]') ?? []) {
  choice.addEventListener('change', () => {
    memory.write(CHOICE_KEY, { name: choice.name, value: choice.value, scroll: window.scrollY });
    form.requestSubmit(form.querySelector('button[value="update"]'));
  });
}
const chosen = memory.read(CHOICE_KEY);
if (form && chosen.name) {
  form
    .querySelector(`[data-update][name="${chosen.name}"][value="${CSS.escape(chosen.value)}"]`)
    ?.focus({ preventScroll: true });
  window.scrollTo(0, chosen.scroll);
  memory.write(CHOICE_KEY, null);
}

// What was typed outlives a reload, in this tab and until the order is placed. Cards have no value in the page, and are left out.
const fields = [
  ...document.querySelectorAll(
    'form[data-checkout] .fields input[value]:is([type="text"], [type="email"], [type="tel"])',
  ),
];
const typed = memory.read(TYPED_KEY);
if (typed.page === location.pathname) for (const field of fields) field.value ||= typed[field.name] ?? '';
form?.addEventListener('input', () => {
  const values = fields.map(({ name, value }) => [name, value]);
  if (values.length > 0) memory.write(TYPED_KEY, { ...Object.fromEntries(values), page: location.pathname });
});
if (document.querySelector('.checkout--done')) memory.write(TYPED_KEY, null);

// What is wrong with a field is said of what was sent: it goes when something else is typed, and the count of all faults with it.
for (const field of document.querySelectorAll('[aria-invalid="true"]')) {
  const refused = field.value;
  field.addEventListener('input', () => {
    if (field.value.trim() === '' || field.value === refused) return;
    field.removeAttribute('aria-invalid');
    document.getElementById(`${field.id}-error`)?.remove();
    document.getElementById('errors')?.remove();
  });
}

const print = document.querySelector('[data-print]');
if (print) {
  print.hidden = false;
  print.addEventListener('click', () => window.print());
}
