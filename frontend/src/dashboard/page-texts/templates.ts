import type { TextPageId } from '@book-store/contract/text-limits';

/** What an owner may start from, where a page has no usual text; what is in brackets is theirs to fill in. */
export const TEMPLATES: Partial<Record<TextPageId, string>> = {
  imprint: `# Who we are

[Name of the shop, legal form]
[Street and number]
[Postcode and city, country]

Represented by: [name of the owner or director]

# How to reach us

Phone: [number]
Email: [address]

# Register and tax

Register: [court and number, if there is one]
VAT identification number: [number, if there is one]

# Responsible for the contents

[Name and address]`,
  withdrawal: `# Right of withdrawal

You can withdraw from this contract within 14 days without giving a reason. The 14 days begin on the day on which you, or somebody you name who is not the carrier, receive the last book of your order.

To withdraw, tell us so clearly before they end: on the page [Withdraw from a contract](/withdraw), by mail to [address], by email to [address] or by phone [number].

# What follows

We pay back all that we have received from you, with the cost of the cheapest delivery that we offer, within 14 days of your withdrawal, and in the way in which you paid. We may wait until we have the books back, or you have shown that you have sent them.

Send the books back within 14 days of your withdrawal to [address]. You pay for sending them. [Or: We pay for it.]

You pay for a loss in value only if you have used the books more than it takes to look at them.

# Where there is no right of withdrawal

There is none for sealed audio and video recordings and software whose seal you have broken, for digital contents whose download has begun with your consent, and for newspapers and magazines.`,
};
