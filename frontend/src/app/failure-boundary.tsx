import { Component, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

type Props = { fallback: ReactNode; children?: ReactNode };

/** Shows `fallback` when the routed page throws, until the next navigation. */
export function FailureBoundary({ fallback, children = <Outlet /> }: Props) {
  const { pathname } = useLocation();
  return (
    <Boundary fallback={fallback} pathname={pathname}>
      {children}
    </Boundary>
  );
}

type State = { failedAt?: string };

/** React supports error boundaries only as classes. */
class Boundary extends Component<Props & { pathname: string }, State> {
  override state: State = {};

  static getDerivedStateFromError(): State {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps({ pathname }: { pathname: string }, { failedAt }: State) {
    if (failedAt === '') return { failedAt: pathname };
    return failedAt !== undefined && failedAt !== pathname ? { failedAt: undefined } : null;
  }

  override render(): ReactNode {
    return this.state.failedAt === undefined ? this.props.children : this.props.fallback;
  }
}
