// What can be made out behind the glass.
void main() {
  readFrame();
  if (dot(gNormal, gView) < 0.0) gNormal = -gNormal;
  lightPixel();
  vec3 colour = gPart.w > CABIN_SEAT - 0.1 ? vec3(0.17, 0.165, 0.16) : vec3(0.05);
  show(Surface(colour * gDull * 0.7 + gSoft * 0.006, vec4(0.0)));
}
