import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../harness/free-port.ts';
import type { Found, Tab } from './tab.ts';

/** What WebDriver calls a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const SCREEN = { x: 0, y: 0, width: 1280, height: 840 };

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Starts the small browser of WebKitGTK on a display of its own, driven by WebDriver. */
export async function startWebKit(browser: string): Promise<Tab> {
  const port = await freePort();
  const running = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    // A group of processes of its own, which ends as one.
    detached: true,
    // Its sandbox refuses to run for root.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const ended = once(running, 'exit');
  async function close() {
    if (running.pid) process.kill(-running.pid);
    await ended;
  }
  const call: Call = async (method, path, body) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await reply.json()) as { value: { message?: string } };
    if (!reply.ok) throw new Error(`WebKit refused ${method} ${path}: ${value.message}`);
    return value;
  };
  try {
    while (!(await call('GET', '/status').catch(() => undefined))) {
      if (running.exitCode !== null) throw new Error('WebKitWebDriver did not start.');
      await wait(50);
    }
    const options = { binary: browser, args: ['--automation'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const { sessionId } = (await call('POST', '/session', { capabilities })) as {
      sessionId: string;
    };
    const inSession: Call = (method, path, body) =>
      call(method, `/session/${sessionId}${path}`, body);
    await inSession('POST', '/window/rect', SCREEN);
    return tabOf(inSession, async () => {
      await inSession('DELETE', '').finally(close);
    });
  } catch (error) {
    await close();
    throw error;
  }
}

function tabOf(call: Call, close: () => Promise<void>): Tab {
  const execute = (script: unknown, argument: unknown) =>
    call('POST', '/execute/sync', {
      script: `return (${script})(...arguments)`,
      args: [argument],
    });
  return {
    goto: async (url) => {
      await call('POST', '/url', { url });
    },
    run: async (script, argument) => (await execute(script, argument)) as never,
    find: async (script, argument) => {
      const found = (await execute(script, argument)) as Record<string, string> | null;
      return found ? elementOf(call, `/element/${found[ELEMENT]}`) : undefined;
    },
    screenshot: async () => Buffer.from((await call('GET', '/screenshot')) as string, 'base64'),
    close,
  };
}

function elementOf(call: Call, path: string): Found {
  const post = async (action: string, body: object) => {
    await call('POST', `${path}/${action}`, body);
  };
  return {
    click: () => post('click', {}),
    type: (text) => post('value', { text }),
    upload: (file) => post('value', { text: file }),
  };
}
