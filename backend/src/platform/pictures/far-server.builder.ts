import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type FetchPicture, pictureFetcher } from './fetch-picture.ts';

/** Of the far server: for `pictures.example` and the hosts below it, trusted by nobody else. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBwDCCAWagAwIBAgIUZtD1tjLcsaLCE9BVHeRD4ckeywcwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQcGljdHVyZXMuZXhhbXBsZTAgFw0yNjExMjcxNTM3MDdaGA8y
MTI2MTEwMzE1MzcwN1owGzEZMBcGA1UEAwwQcGljdHVyZXMuZXhhbXBsZTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABLvh6GxnGEtlr4nySiguJhoF5hCvICH4ppLl
ErXncSMSs1XfN4Zv3PK2FI5KhP7KFIsrxBxgIbgbPPYDXTdVj1+jgYUwgYIwHQYD
VR0OBBYEFJKo5mm8EXvLPWH5uI/NS8IV/yX+MB8GA1UdIwQYMBaAFJKo5mm8EXvL
PWH5uI/NS8IV/yX+MA8GA1UdEwEB/wQFMAMBAf8wLwYDVR0RBCgwJoIQcGljdHVy
ZXMuZXhhbXBsZYISKi5waWN0dXJlcy5leGFtcGxlMAoGCCqGSM49BAMCA0gAMEUC
IFGEahlZvZ/5Xj0LwwvsgVhLxPSZNbNnuRXlMOyx720ZAiEA7NeY6H7HoV3Nl1+Q
AoIGiDebBbbI4zxcm6QJ1w3uIX4=
-----END CERTIFICATE-----`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgBBpPjtv1gLFVJWOo
Eeqz6Tav/W+0lIfmzkLnO17YIQyhRANCAAS74ehsZxhLZa+J8kooLiYaBeYQryAh
+KaS5RK153EjErNV3zeGb9zythSOSoT+yhSLK8QcYCG4Gzz2A103VY9f
-----END PRIVATE KEY-----`;

/** Where the far server stands, which the door is made to allow. */
const HERE = '127.0.0.1';

type Options = Parameters<typeof pictureFetcher>[0];

/** An https server on this machine that stands for one on the internet. `answers` has its replies by path. */
export function useFarServer() {
  const answers = new Map<string, RequestListener>();
  const asked: string[] = [];
  const server = createServer({ cert: CERTIFICATE, key: KEY }, (req, res) => {
    asked.push(`${req.headers.host}${req.url}`);
    const answer = answers.get(req.url ?? '');
    if (answer) answer(req, res);
    else res.writeHead(404).end();
  });
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, HERE, resolve)));
  beforeEach(() => {
    answers.clear();
    asked.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    answers,
    /** Host and path of each request. */
    asked,
    /** A door that finds each host here and allows only this. */
    door: (given: Options = {}): FetchPicture => {
      const { port } = server.address() as AddressInfo;
      return pictureFetcher({
        resolve: async () => [HERE],
        isAllowed: (address) => address === HERE,
        tls: { ca: CERTIFICATE, port },
        ...given,
      });
    },
  };
}

/** Replies with a picture, or with something else. */
export const sends =
  (body: Buffer | string, headers: Record<string, string> = {}): RequestListener =>
  (_req, res) => {
    res.writeHead(200, headers).end(body);
  };

export const redirectsTo =
  (location: string): RequestListener =>
  (_req, res) => {
    res.writeHead(302, { Location: location }).end();
  };
