// What can be made out behind the glass. Seats are of a mid grey, so that they stand out from the rest.
void main() {
  readFrame();
  if (dot(gNormal, gView) < 0.0) gNormal = -gNormal;
  lightPixel();
  vec3 colour = gPart.w > CABIN_SEAT - 0.1 ? vec3(0.10, 0.096, 0.092) : vec3(0.03);
  show(Surface(colour * gDull * 0.9 + gSoft * 0.002, vec4(0.0)));
}
