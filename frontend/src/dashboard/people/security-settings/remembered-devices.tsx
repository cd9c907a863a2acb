import type { RememberedDevice } from '@book-store/contract/people/second-factor/second-factor.schemas';
import { dateFormat } from '@book-store/contract/place';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { StatusMessage } from '../../../kit/page/status-message.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useForgetDeviceMutation } from '../parts/second-factor/api.ts';
import { deviceIn } from '../parts/session/device-in.ts';
import { secondFactorTexts } from '../second-factor-texts.ts';
import { peopleTexts } from '../texts.ts';

/** The devices that need no code; each can be forgotten. */
export function RememberedDevices({ devices }: { devices: RememberedDevice[] }) {
  const { devices: texts } = useTexts(secondFactorTexts);
  const words = useTexts(peopleTexts).security;
  const day = dateFormat(useLanguage(), { day: 'numeric', month: 'long' });
  const [said, say] = useState('');
  const [forgetting, setForgetting] = useState('');
  const [forget] = useForgetDeviceMutation();
  const { act, busy, failure } = useAction({
    run: ({ id }: RememberedDevice) => {
      say('');
      setForgetting(id);
      return forget(id).unwrap();
    },
    done: (_view, { device }) => say(texts.forgotten(deviceIn(words, device))),
    inPlace: true,
  });
  return (
    <div data-focus-area className="contents">
      {devices.length > 0 && <h3 className="font-sans font-semibold">{texts.title}</h3>}
      <ul className="grid gap-4 empty:hidden">
        {devices.map((one) => {
          const from = day.format(new Date(one.startedAt));
          const isGoing = busy && forgetting === one.id;
          return (
            <li
              key={one.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
            >
              <div className="min-w-40 flex-1">
                <p className="font-semibold">{deviceIn(words, one.device)}</p>
                <p className="text-fine text-muted">
                  {texts.times(from, day.format(new Date(one.expiresAt)))}
                  {one.network && ` ${words.network(one.network)}`}
                </p>
              </div>
              <Button variant="secondary" disabled={isGoing} onClick={() => void act(one)}>
                {isGoing ? texts.forgetting : texts.forget}
                <span className="sr-only">{texts.ofDevice(deviceIn(words, one.device), from)}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      <StatusMessage failure={failure} done={said} className="text-fine" />
    </div>
  );
}
