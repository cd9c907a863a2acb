import type { TestProject } from 'vitest/node';
import { startShop } from './running-shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
  }
}

/** Starts the shop that most journeys share; those that stop or configure it start their own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const shop = await startShop();
  project.provide('shopUrl', shop.url);
  return shop.remove;
}
