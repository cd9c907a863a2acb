import { GERMAN_DASHBOARD_HEADS } from '@book-store/contract/pages/heads/german-dashboard-heads';
import { ownersGerman as api } from '../api/german-details.ts';
import { german as bin } from '../dashboard/catalogue/bin-german.ts';
import { german as book } from '../dashboard/catalogue/book-german.ts';
import { german as books } from '../dashboard/catalogue/books-german.ts';
import { german as genres } from '../dashboard/catalogue/genres-german.ts';
import { german as imports } from '../dashboard/catalogue/import-german.ts';
import { german as readingLists } from '../dashboard/catalogue/reading-list-german.ts';
import { german as frame } from '../dashboard/frame/german.ts';
import { german as messages } from '../dashboard/messages/german.ts';
import { german as mailServer } from '../dashboard/messages/mail-server-german.ts';
import { german as questions } from '../dashboard/messages/questions-german.ts';
import { german as discount } from '../dashboard/orders/discount-german.ts';
import { german as entry } from '../dashboard/orders/entry-german.ts';
import { german as orders } from '../dashboard/orders/german.ts';
import { german as giftCards } from '../dashboard/orders/gift-card-german.ts';
import { german as handover } from '../dashboard/orders/handover-german.ts';
import { german as moves } from '../dashboard/orders/moves-german.ts';
import { german as order } from '../dashboard/orders/order-german.ts';
import { german as payments } from '../dashboard/orders/payment-german.ts';
import { german as returns } from '../dashboard/orders/returns-german.ts';
import { german as people } from '../dashboard/people/german.ts';
import { german as secondFactor } from '../dashboard/people/second-factor-german.ts';
import { german as team } from '../dashboard/people/team-german.ts';
import { german as activity } from '../dashboard/reports/activity-german.ts';
import { german as backups } from '../dashboard/reports/backups-german.ts';
import { german as desk } from '../dashboard/reports/desk-german.ts';
import { german as fields } from '../dashboard/reports/field-german.ts';
import { german as figures } from '../dashboard/reports/figures-german.ts';
import { german as overview } from '../dashboard/reports/overview-german.ts';
import { german as search } from '../dashboard/reports/search-german.ts';
import { german as settings } from '../dashboard/settings/german.ts';
import { german as law } from '../dashboard/settings/law-german.ts';
import { german as place } from '../dashboard/settings/place-german.ts';
import { german as setUp } from '../dashboard/settings/set-up-german.ts';
import { german as ways } from '../dashboard/settings/ways-german.ts';
import { german as kit } from '../kit/dashboard-german.ts';
import { german as ordering } from '../lib/ordering/owner-german.ts';
import { german as dashboard } from '../lib/wording/german-dashboard.ts';
import type { Wording } from '../lib/wording/storefront-texts.ts';
import { inGerman } from './german-texts.ts';

/** What the dashboard says in German: what the storefront does, for the parts that both have, and its own. */
export const dashboardInGerman: Wording = {
  ...inGerman,
  tables: {
    ...inGerman.tables,
    dashboard,
    api,
    'dashboard/heads': GERMAN_DASHBOARD_HEADS,
    'dashboard/catalogue/book': book,
    'dashboard/catalogue/books': books,
    'dashboard/catalogue/bin': bin,
    'dashboard/catalogue/genres': genres,
    'dashboard/catalogue/import': imports,
    'dashboard/catalogue/reading-lists': readingLists,
    'dashboard/kit': kit,
    'dashboard/ordering': ordering,
    'dashboard/frame': frame,
    'dashboard/people': people,
    'dashboard/people/second-factor': secondFactor,
    'dashboard/people/team': team,
    'dashboard/settings': settings,
    'dashboard/settings/law': law,
    'dashboard/settings/place': place,
    'dashboard/settings/set-up': setUp,
    'dashboard/settings/ways': ways,
    'dashboard/messages': messages,
    'dashboard/messages/mail-server': mailServer,
    'dashboard/messages/questions': questions,
    'dashboard/orders': orders,
    'dashboard/orders/discount': discount,
    'dashboard/orders/gift-cards': giftCards,
    'dashboard/orders/entry': entry,
    'dashboard/orders/handover': handover,
    'dashboard/orders/moves': moves,
    'dashboard/orders/order': order,
    'dashboard/orders/payments': payments,
    'dashboard/orders/returns': returns,
    'dashboard/reports/activity': activity,
    'dashboard/reports/backups': backups,
    'dashboard/reports/desk': desk,
    'dashboard/reports/fields': fields,
    'dashboard/reports/figures': figures,
    'dashboard/reports/overview': overview,
    'dashboard/reports/search': search,
  },
};
