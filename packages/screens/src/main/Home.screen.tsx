import type { ScreenProps } from '@quartermaster/core';
import StartPage from './StartPage.screen.tsx';

/** Where a buyer arrives who signed in without anything to resume: the start page under its own address. */
export default function Home(props: ScreenProps<'/main/home', 'Success'>) {
  return <StartPage {...props} />;
}
