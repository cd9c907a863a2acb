/**
 * A script of its own that is there long before the shop's: keeps presses on buttons and forms that do
 * nothing yet, shows that they wait, and repeats them once the shop has taken over the page.
 */
type Pressed = HTMLButtonElement | HTMLFormElement;

const waiting = new Set<Pressed>();

function keep(event: Event, pressed: Pressed | null | undefined) {
  if (!pressed) return;
  event.preventDefault();
  waiting.add(pressed);
  pressed.setAttribute('aria-busy', 'true');
}

function onClick(event: Event) {
  const { target } = event;
  if (target instanceof Element)
    keep(event, target.closest<HTMLButtonElement>('button.needs-script'));
}

function onSubmit(event: Event) {
  const { target } = event;
  // Other forms work without scripts.
  if (target instanceof HTMLFormElement && target.matches('.needs-script')) keep(event, target);
}

function repeat() {
  for (const pressed of waiting) {
    pressed.removeAttribute('aria-busy');
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else pressed.click();
  }
  waiting.clear();
}

document.addEventListener('click', onClick);
document.addEventListener('submit', onSubmit);
document.addEventListener(
  'shop-takes-over',
  () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('submit', onSubmit);
  },
  { once: true },
);
document.addEventListener('shop-ready', repeat, { once: true });
