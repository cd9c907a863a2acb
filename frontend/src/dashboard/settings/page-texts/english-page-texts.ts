import type { TemplateFacts, Templates } from './template-facts.ts';

const blanks = {
  address: '[Street and number]\n[Postcode and city, country]',
  phone: '[Phone number]',
  email: '[Email address]',
  taxNumber: '[VAT or tax number, if there is one]',
};

const inOneLine = (address: string) => address.replaceAll('\n', ', ');
const sender = ({ name, address, phone, email }: TemplateFacts) =>
  `${name}, ${inOneLine(address)}, phone ${phone}, email ${email}`;

const pages: Templates = {
  imprint: ({ name, address, phone, email, taxNumber }) => `# Who we are

${name}
[Legal form, and who represents it]
${address}

# How to reach us

Phone: ${phone}
Email: ${email}

# Register and tax

Register: [court and number, or take this line out]
VAT identification number: ${taxNumber}

# Responsible for the contents

[Name and address]`,
  terms: (facts) => `# Who sells to you

You buy from ${sender(facts)}.

${facts.terms}

# If something is wrong

If a book is damaged or not the one you ordered, tell us: the law gives you the right to another copy, or your money back.`,
  withdrawal: (facts) => `# Right of withdrawal

You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period ends 14 days after the day on which you, or somebody named by you who is not the carrier, receive the last book of your order.

To exercise the right of withdrawal, you must tell us (${sender(facts)}) of your decision by an unequivocal statement, for example a letter or an email. You can use the model withdrawal form below, but you do not have to. You can also withdraw on the page [Withdraw from a contract](/withdraw); we confirm by email at once that we have received it.

To meet the deadline, it is enough that you send your statement before the withdrawal period has ended.

# Effects of withdrawal

If you withdraw from this contract, we pay back all that we have received from you, including the cost of delivery (but not what you paid more because you chose a type of delivery other than the least expensive that we offer), without undue delay and within 14 days of the day on which we hear of your withdrawal. We use the means of payment that you used, unless you have expressly agreed otherwise, and you pay no fee for it. We may wait until we have the books back or you have shown that you have sent them, whichever is first.

You have to send the books back to ${inOneLine(facts.address)}, or hand them over there, within 14 days of the day on which you told us of your withdrawal. [You bear the direct cost of returning the books. – or: We bear the cost of returning the books.]

You are only liable for a loss in value of the books that comes from handling them in a way that was not needed to see what they are like.

# Where there is no right of withdrawal

There is none for newspapers and magazines, and none any more for sealed audio and video recordings and software whose seal you have broken, and for digital contents once their download has begun with your consent.

# Model withdrawal form

(Fill in this form and send it back only if you want to withdraw from the contract.)

To ${sender(facts)}:

I/We (\\*) hereby give notice that I/we (\\*) withdraw from my/our (\\*) contract of sale of the following books:

Ordered on (\\*) / received on (\\*):

Name of the consumer(s):

Address of the consumer(s):

Signature of the consumer(s), only if this form is on paper:

Date:

(\\*) Delete as appropriate.`,
  privacy: (facts) => `# Who is responsible

${facts.name}
${facts.address}
Phone: ${facts.phone}
Email: ${facts.email}

# What we store, why, and for how long

Your account: email address, name, saved addresses, cart and wish list, to carry out the contract about the account (GDPR, article 6(1)(b)), until you delete it.

Your orders: name, email, phone, address and the books, to carry out the contract (article 6(1)(b)) and because tax law asks us to keep them (article 6(1)(c)). Phone and notes go ${facts.keepContactsMonths} months, name and address ${facts.keepNamesYears} years after an order has ended.

Orders whose email address nobody has confirmed: also a fingerprint of the network that they came from, to protect us from made-up orders (article 6(1)(f)), until they are confirmed, paid or cancelled, or their books are for sale again.

Mails that we send you: 90 days, for the same reasons.

Questions to us: your email address, your name if you give it, and what you write, to answer you (article 6(1)(b) or (f)), for ${facts.keepContactsMonths} months.

Books that you wait for: your email address and the book, with your consent (article 6(1)(a)), until we have written to you or you end it.

Newsletter: your email address, with your consent (article 6(1)(a)), until you withdraw it by the link in each newsletter or a message to us.

Backups have what was there when they were made, until newer ones replace them.

# Who else receives data

[Name of the company that runs the server]
[Names of the carriers, who receive name and address]
[Name of the payment service, or take this line out]

# Cookies and your device

We set no cookies for advertising or tracking. Two are needed for the shop itself: one remembers that you have seen the first page, the other marks this device as known when you sign in with a password.

Your browser also keeps your cart, wish list, last searches, the books that you looked at last, a half-filled order form and your sign-in, because the shop needs them.

# Your rights

You can ask us what we store about you, have it corrected, deleted or handed out, have its use restricted, and object to it. Much of that you can do yourself on the account page. You can complain to a supervisory authority: [name and address of the authority].`,
};

export const englishTemplates = { blanks, pages };
