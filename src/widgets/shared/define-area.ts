import { lazy } from "react";
import type { Attributes } from "../kit/element/contract.ts";
import { defineWidget, type WidgetDefinition } from "../kit/root/define-widget.tsx";

// Only needed while nobody is signed in.
const SignInForm = lazy(async () => ({ default: (await import("./sign-in/sign-in-form.tsx")).SignInForm }));

const sharedTranslations = import.meta.glob("./*/*.messages.*.ts", { import: "texts" });

/** Registers the element of one area of the portal: {@link defineWidget} with the sign-in that all areas share. */
export function defineArea<Own extends Attributes, Store>(
  definition: WidgetDefinition<Own, Store> & Required<Pick<WidgetDefinition<Own, Store>, "translations">>,
): void {
  defineWidget({ ...definition, translations: { ...sharedTranslations, ...definition.translations }, SignInForm });
}
