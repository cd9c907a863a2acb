import type { MailState } from '@book-store/contract/platform/mail/mail-kinds';

export const mailStateNames: Record<MailState, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Not sent',
  kept: 'Kept',
};
