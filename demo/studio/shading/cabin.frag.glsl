// What can be made out behind the glass.
void main() {
  readFrame();
  if (dot(gNormal, gView) < 0.0) gNormal = -gNormal;
  lightPixel();
  vec3 colour = gPart.w > CABIN_SEAT - 0.1 ? vec3(0.075, 0.073, 0.072) : vec3(0.028);
  show(Surface(colour * gDull * 0.42 + gSoft * 0.006, vec4(0.0)));
}
