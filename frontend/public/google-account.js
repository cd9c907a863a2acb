// The account popup that stands in for Google. It reports the chosen account to the shop's page, and to
// no other origin.
const KEY = 'book-store-google-accounts-v1';
const ACCOUNTS_MAX = 8;

const page = new URLSearchParams(location.search).get('page');
const channel = new BroadcastChannel(`google-sign-in-${page}`);

const byId = (id) => document.getElementById(id);
const choice = byId('choice');
const form = byId('new-account');
const problem = byId('problem');

const isAccount = (value) => typeof value?.email === 'string' && typeof value.name === 'string';

function readAccounts() {
  try {
    const accounts = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(accounts) ? accounts.filter(isAccount) : [];
  } catch {
    return [];
  }
}

function remember(account) {
  const others = readAccounts().filter(({ email }) => email !== account.email);
  try {
    localStorage.setItem(KEY, JSON.stringify([account, ...others].slice(0, ACCOUNTS_MAX)));
  } catch {
    // Storage is full or blocked: the account has to be typed again next time.
  }
}

/** Derives a stable account ID from the email; Google's account IDs never change either. */
const subjectOf = (email) =>
  [...new TextEncoder().encode(email)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The shop may have another name than the one in this page; without an answer that one will do. */
async function nameShop() {
  try {
    const { name } = await (await fetch('/api/shop')).json();
    if (typeof name !== 'string' || !name) return;
    byId('shop').textContent = name;
    document.title = `Choose an account · ${name}`;
  } catch {
    // The shop is away; choosing an account needs nothing of it.
  }
}

function choose({ name, email }) {
  remember({ name, email });
  const credential = JSON.stringify({ sub: subjectOf(email), email, email_verified: true, name });
  channel.onmessage = ({ data }) => {
    if (data === 'received') close();
  };
  channel.postMessage({ code: credential });
}

function accountRow(account) {
  const initial = Object.assign(document.createElement('span'), {
    className: 'initial',
    textContent: account.name.charAt(0).toUpperCase(),
    ariaHidden: 'true',
  });
  const words = document.createElement('span');
  words.append(
    account.name,
    Object.assign(document.createElement('small'), { textContent: account.email }),
  );
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'row',
  });
  button.append(initial, words);
  button.addEventListener('click', () => choose(account));
  const item = document.createElement('li');
  item.append(button);
  return item;
}

function showForm() {
  choice.hidden = true;
  form.hidden = false;
  byId('name').focus();
}

function refuse(input, text) {
  input.setAttribute('aria-invalid', 'true');
  problem.textContent = text;
  input.focus();
}

function onSubmit(event) {
  event.preventDefault();
  const { name, email } = form.elements;
  for (const input of [name, email]) input.removeAttribute('aria-invalid');
  problem.textContent = '';
  if (!name.value.trim()) return refuse(name, 'Please enter a name.');
  if (!email.validity.valid || !email.value.trim()) {
    return refuse(email, 'Please enter a valid email address.');
  }
  choose({ name: name.value.trim(), email: email.value.trim().toLowerCase() });
}

/** Returns whether this page stands in for Google; with the real one, it does nothing. */
async function isStandIn() {
  try {
    const { google } = await (await fetch('/api/config')).json();
    return google === 'stand-in';
  } catch {
    return false;
  }
}

if (page && (await isStandIn())) {
  const accounts = readAccounts();
  byId('accounts').append(...accounts.map(accountRow));
  byId('another').addEventListener('click', showForm);
  form.addEventListener('submit', onSubmit);
  byId('back').addEventListener('click', () => {
    if (accounts.length === 0) return close();
    form.hidden = true;
    choice.hidden = false;
    byId('another').focus();
  });
  if (accounts.length === 0) showForm();
  else choice.hidden = false;
} else {
  byId('closed').hidden = false;
}

void nameShop();
