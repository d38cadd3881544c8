// What can be made out behind the glass: two stops darker than the same materials outside.
void main() {
  readFrame();
  if (dot(gNormal, gView) < 0.0) gNormal = -gNormal;
  lightPixel();
  vec3 colour = gPart.w > CABIN_SEAT - 0.1 ? vec3(0.068, 0.066, 0.064) : vec3(0.014);
  show(Surface(colour * gDull * 0.7 + gSoft * 0.002, vec4(0.0)));
}
