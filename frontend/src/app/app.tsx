import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { AuthProvider } from '../features/account/auth-provider.tsx';
import { FirstLoad } from './first-load.tsx';
import { makeRouter } from './router.tsx';
import { makeStore } from './store.ts';

const store = makeStore();
const router = makeRouter();

export function App() {
  return (
    <Provider store={store}>
      <AuthProvider>
        <FirstLoad>
          <RouterProvider router={router} />
        </FirstLoad>
      </AuthProvider>
    </Provider>
  );
}
