import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createMailServer, type MailServer } from './create-mail-server.ts';

/** Runs a real mail server on this machine, for all tests of a file; its mails are cleared before each. */
export function useMailServer(options: SMTPServerOptions = {}): MailServer {
  const server = createMailServer(options);
  beforeAll(server.open);
  beforeEach(() => {
    server.arrived.length = 0;
    server.answers.length = 0;
  });
  afterAll(server.close);
  return server;
}
