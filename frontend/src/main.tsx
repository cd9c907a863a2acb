import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { reloadAfterUpdate } from './app/reload-after-update.ts';
import { preloadDialogs } from './shared/ui/dialogs.ts';
import './styles/main.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

reloadAfterUpdate();

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

window.addEventListener('load', () => setTimeout(preloadDialogs, 3000), { once: true });
