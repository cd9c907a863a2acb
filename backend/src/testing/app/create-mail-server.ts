import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type Arrived = { to: string[]; raw: string };

export type MailServer = {
  /** For `SMTP_URL`. */
  url: () => string;
  port: () => number;
  arrived: Arrived[];
  /** The reactions to the next mails; afterwards, they are accepted. */
  answers: ('accepts' | 'refuses for now' | 'refuses' | 'never answers')[];
  /** Refuses connections until it is opened again. */
  close: () => Promise<void>;
  open: () => Promise<void>;
};

/** Creates a real mail server on this machine; it starts closed. */
export function createMailServer(options: SMTPServerOptions = {}): MailServer {
  const arrived: Arrived[] = [];
  const answers: MailServer['answers'] = [];
  let server: SMTPServer;
  let port = 0;

  const open = async () => {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 100,
      ...options,
      onData: async (stream, session, callback) => {
        const raw = await text(stream);
        arrived.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        const answer = answers.shift() ?? 'accepts';
        if (answer === 'accepts') callback();
        if (answer === 'refuses for now') callback(withCode('Greylisted', 451));
        if (answer === 'refuses') callback(withCode('No such mailbox', 550));
      },
    });
    // A sender that is killed breaks its connection.
    server.on('error', () => {});
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    port = (server.server.address() as AddressInfo).port;
  };
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));

  return { url: () => `smtp://127.0.0.1:${port}`, port: () => port, arrived, answers, close, open };
}

const withCode = (message: string, responseCode: number) =>
  Object.assign(new Error(message), { responseCode });
